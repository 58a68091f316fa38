/** Runs once, when an element becomes visible. */
export function onceVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
}
