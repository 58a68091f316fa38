/** Shows a note while the browser has no connection; the page brings the words. */
export function followConnection(): void {
  const note = document.getElementById('offline')
  const show = () => note && (note.hidden = navigator.onLine)
  show()
  addEventListener('online', show)
  addEventListener('offline', show)
}
