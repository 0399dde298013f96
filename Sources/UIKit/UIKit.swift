@_exported public import CellGrid
@_exported public import Foundation
@_exported public import TerminalApplication
@_exported public import UIKitCore
@_exported public import VisualFormat
