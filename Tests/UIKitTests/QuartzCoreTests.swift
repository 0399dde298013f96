import QuartzCore
import Testing

@MainActor @Suite struct `QuartzCore` {
  @Test func `brings layers and Foundation's geometry`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 10, height: 20)
    layer.position = CGPoint(x: 10, y: 20)
    #expect(layer.frame == CGRect(x: 5, y: 10, width: 10, height: 20))
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.position == CGPoint(x: 10, y: 20) && layer.superlayer == nil)
  }
}
