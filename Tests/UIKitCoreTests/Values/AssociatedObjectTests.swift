import Foundation
import Testing

@testable import UIKitCore

@MainActor private var firstKey: UInt8 = 0
@MainActor private var secondKey: UInt8 = 0

@MainActor @Suite struct `Associated objects` {
  /// One object of each kind that can have some.
  private var owners: [NSObject] {
    [UIView(), UIViewController(), UILayoutGuide(), NSLayoutConstraint(), NSObject()]
  }

  @Test func `are kept by key, replaced and taken away`() {
    for owner in owners {
      objc_setAssociatedObject(owner, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "one")
      #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 2)
      objc_setAssociatedObject(owner, &firstKey, "other", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "other")
      objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
      #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 2)
    }
  }

  @Test func `go with a view, and are not kept where only assigned`() {
    weak var kept: NSObject?
    weak var assigned: NSObject?
    do {
      let view = UIView()
      do {
        let (one, other) = (NSObject(), NSObject())
        (kept, assigned) = (one, other)
        objc_setAssociatedObject(view, &firstKey, one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &secondKey, other, .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(kept != nil && assigned == nil)
      #expect(objc_getAssociatedObject(view, &secondKey) == nil)
    }
    #expect(kept == nil)
  }

  @Test func `of other objects go when more are set after those`() {
    weak var kept: NSObject?
    do {
      let value = NSObject()
      kept = value
      objc_setAssociatedObject(NSObject(), &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<200 {
      objc_setAssociatedObject(NSObject(), &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept == nil)
  }
}
