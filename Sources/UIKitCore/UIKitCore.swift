// UIKitCore
