/** Opens the payment page after the announced seconds, unless the shopper stops it. */
export function redirectToGateway(section: HTMLElement): void {
  const link = section.querySelector('a')
  const stop = section.querySelector('button')
  const note = section.querySelector<HTMLElement>('[data-redirect-note]')
  if (!link || !stop || !note) return
  const seconds = Number(section.dataset.redirectSeconds)
  const timer = setTimeout(() => location.assign(link.href), seconds * 1000)
  note.hidden = false
  stop.hidden = false
  stop.addEventListener('click', () => {
    clearTimeout(timer)
    stop.hidden = true
    note.textContent = note.dataset.stopped ?? ''
    link.focus()
  })
  // On the way back from the payment page, the shopper must not be redirected again automatically.
  addEventListener('pagehide', () => clearTimeout(timer))
}
