/** Runs once, when an element comes into sight, or as near to it as `rootMargin` says. */
export function onceInSight(element: Element, run: () => void, rootMargin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin },
  )
  observer.observe(element)
}
