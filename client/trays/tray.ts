import sheet from '#client/styles/trays.css?url'

/** The loader would need more bytes to load the styles than this part does. */
const styled = new Promise((resolve) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: sheet, onload: resolve, onerror: resolve })
  document.head.append(link)
})

/** Changes run one after another: each response replaces the cookie with all products. */
let queue: Promise<void> = Promise.resolve()
const status = document.createElement('output')
status.className = 'vh'
document.body.append(status)

/** Shows the collected samples, unless the page itself does. */
export function showSamples(): void {
  const form = document.querySelector<HTMLFormElement>('#sampled')
  if (form && !document.querySelector('.tray')) {
    void requestTray(form, {}).catch(() => undefined)
  }
}

/**
 * Adds or removes the product of a button without leaving the page. On failure, and on the samples
 * page, whose form depends on them, the plain form is submitted.
 */
export function changeTray(button: HTMLButtonElement): void {
  const { form, name, value } = button
  if (!form || button.ariaBusy === 'true') return
  if (document.querySelector('main .tray')) return form.requestSubmit(button)
  button.ariaBusy = 'true'
  queue = queue
    .then(() => requestTray(form, { [name]: value }))
    .catch(() => form.requestSubmit(button))
    .finally(() => (button.ariaBusy = null))
}

async function requestTray(form: HTMLFormElement, fields: Record<string, string>): Promise<void> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, fragment: '1' }),
    // The press counts even if a link is followed at once.
    keepalive: true,
  })
  if (!response.ok) throw new Error(`The tray responded ${response.status}`)
  const tray = await response.text()
  await styled
  render(form.id, tray)
}

/** Replaces the tray. There is one place, for the one that was used last. */
function render(form: string, html: string): void {
  const before = findTray()
  const hadFocus = before?.contains(document.activeElement)
  before?.remove()
  document.body.insertAdjacentHTML('beforeend', html)
  const tray = findTray()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[form=${form}]`)]
  const inTray = buttons.filter((button) => tray?.contains(button)).map(({ value }) => value)
  for (const button of buttons)
    if (button.name === 'add') button.toggleAttribute('data-added', inTray.includes(button.value))
  if (hadFocus) tray?.focus({ preventScroll: true })
  status.textContent = ['output', 'p']
    .map((part) => tray?.querySelector(part)?.textContent)
    .join(' ')
}

const findTray = () => document.querySelector<HTMLElement>('body > .tray')
