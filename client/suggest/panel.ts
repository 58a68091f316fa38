/**
 * The list of suggestions below a search field. The server renders it, so no messages or prices are
 * needed here. Focus stays in the field, and `aria-activedescendant` names the active option.
 */
export function createPanel(input: HTMLInputElement, field: HTMLElement) {
  const panel = document.createElement('div')
  panel.className = 'suggest'
  panel.hidden = true
  const status = document.createElement('output')
  status.className = 'vh'
  field.append(panel, status)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-expanded', 'false')

  let options: readonly HTMLElement[] = []
  let active = -1

  function choose(next: number) {
    options[active]?.setAttribute('aria-selected', 'false')
    active = next
    const option = options[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function close() {
    choose(-1)
    options = []
    panel.hidden = true
    panel.replaceChildren()
    status.textContent = ''
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-controls')
  }

  /** Shows the server's markup; closes if it is empty. */
  function show(html: string) {
    close()
    // Parsed in a separate document, so that no script in it runs.
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const summary = body.querySelector<HTMLElement>('[data-said]')
    if (!summary) return
    panel.replaceChildren(...body.childNodes)
    panel.hidden = false
    options = [...panel.querySelectorAll<HTMLElement>('[role="option"]')]
    status.textContent = summary.dataset.said ?? ''
    if (options.length === 0) return
    input.setAttribute('aria-expanded', 'true')
    input.setAttribute('aria-controls', summary.id)
  }

  /** The arrow keys cycle through the options and the field; Enter opens the active option. */
  function handleKey(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const stops = options.length + 1
    if (step !== undefined) choose(((active + 1 + step + stops) % stops) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active >= 0) options[active]?.click()
    else return
    event.preventDefault()
  }

  // Focus stays in the field; in Safari a pressed link would remove it and close the list.
  panel.addEventListener('mousedown', (event) => event.preventDefault())
  return {
    get isOpen() {
      return !panel.hidden
    },
    show,
    close,
    handleKey,
  }
}
