/**
 * The frame's side of the talk with the checkout, as the page sends it: a port comes in, heights and
 * answers go out. Asked for a token it answers one, or none where nothing was typed, nobody answered,
 * or (`faults`) it now shows what is wrong. The height goes with each answer: the page must not
 * move later, under a finger.
 */
export const FIELDS_SCRIPT = `
const form = document.forms[0]
const inputs = [...form.querySelectorAll('input:not([type=hidden])')]
let port

addEventListener('message', ({ source, ports }) => {
  if (source !== parent || port || !ports[0]) return
  port = ports[0]
  port.onmessage = () => void answer()
  new ResizeObserver(() => tell({})).observe(document.body)
})
form.addEventListener('submit', (event) => event.preventDefault())

function tell(said) {
  port.postMessage({ ...said, height: document.documentElement.offsetHeight })
}

async function answer() {
  if (inputs.every(({ value }) => value.trim() === '')) return tell({ token: null })
  const body = new URLSearchParams(new FormData(form))
  const told = await fetch(form.action, { method: 'POST', body, credentials: 'omit' })
    .then((response) => response.json())
    .catch(() => null)
  const faults = told?.faults ?? {}
  for (const input of inputs) {
    document.getElementById(input.name + '-error').textContent = faults[input.name] ?? ''
    input.setAttribute('aria-invalid', String(input.name in faults))
  }
  inputs.find(({ name }) => name in faults)?.focus()
  if (told?.ticket) form.elements.ticket.value = told.ticket
  tell({ token: told?.token ?? null, faults: Boolean(told?.faults) })
}
`
