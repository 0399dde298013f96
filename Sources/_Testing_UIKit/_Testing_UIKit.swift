// Swift Testing comes with an overlay for Apple's UIKit, by the name of the module alone: a file
// that imports both `Testing` and `UIKit` asks for this module. There is nothing to overlay here.
