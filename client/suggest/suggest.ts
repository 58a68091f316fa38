import { createPanel } from './panel.ts'

/** Pause in typing before a request. */
const PAUSE_MS = 120
/** A single letter gets no suggestions. */
const LEAST_LETTERS = 2

/**
 * Suggestions below the search field during typing (combobox pattern). The field names their
 * address; until this is loaded, it works as a plain form field.
 */
export function suggest(input: HTMLInputElement): void {
  const field = input.closest('search')
  const source = input.dataset.suggest
  if (!field || source === undefined) return
  const panel = createPanel(input, field)
  const responses = new Map<string, string>()
  // Loaded here, so that the script of every page does not need it.
  const stylesheet = import('#client/styles/suggest.css')
  let pause: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null

  function forget() {
    clearTimeout(pause)
    asking?.abort()
    asking = null
  }

  async function ask() {
    forget()
    const entered = input.value.trim()
    if (entered.length < LEAST_LETTERS) return panel.close()
    const known = responses.get(entered)
    if (known !== undefined) return panel.show(known)
    const own = new AbortController()
    asking = own
    try {
      const [response] = await Promise.all([
        fetch(`${source}?search=${encodeURIComponent(entered)}`, { signal: own.signal }),
        stylesheet,
      ])
      const html = response.ok ? await response.text() : ''
      // A newer request has started, or the field lost the focus.
      if (asking !== own) return
      responses.set(entered, html)
      panel.show(html)
    } catch {
      if (asking === own) panel.close()
    }
  }

  function askSoon() {
    forget()
    pause = setTimeout(() => void ask(), PAUSE_MS)
  }

  function leave() {
    forget()
    panel.close()
  }

  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) askSoon()
  })
  input.addEventListener('compositionend', askSoon)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (panel.isOpen) {
      // A late response must not replace the list while the shopper moves through it.
      if (isArrow) forget()
      panel.handleKey(event)
    } else if (isArrow) {
      event.preventDefault()
      void ask()
    }
  })
  field.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) leave()
  })
  input.form?.addEventListener('submit', leave)
  addEventListener('pagehide', leave)
  if (input.value !== input.defaultValue) askSoon()
}
