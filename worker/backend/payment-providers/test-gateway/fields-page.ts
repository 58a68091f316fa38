import { html, raw } from 'hono/html'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Markup } from '#worker/backend/http/plain-page.ts'
import { cardTable } from './pay-page.ts'

/** The shop's colours. The frame is part of the checkout, but does not load its style sheets. */
const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b2925,#e9f0ea);--ink-2:light-dark(#40514a,#bdcbc3);
--sheet:light-dark(#fbfcfa,#17302a);--rule:light-dark(#6c7d75,#7f9b91);--out:light-dark(#a02a22,#ff9e94);
--focus:light-dark(#1a49c4,#ffd84d)}
body{margin:0;padding:4px;font:1rem/1.5 Arial,'Liberation Sans',sans-serif;color:var(--ink)}
form{display:grid;gap:.75rem;grid-template-columns:repeat(2,minmax(0,1fr));max-width:30rem}
form>:first-of-type,details{grid-column:1/-1}
label{display:block;font-size:.9375rem;font-weight:640}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;
background:var(--sheet);border:1px solid var(--rule);border-radius:2px}
input:focus-visible,summary:focus-visible{outline:3px solid var(--focus);outline-offset:1px}
input[aria-invalid=true]{border-color:var(--out);box-shadow:inset 3px 0 var(--out)}
[role=alert]{margin:0;font-size:.8125rem;font-weight:640;color:var(--out)}
details{font-size:.8125rem;color:var(--ink-2)}summary{min-height:1.5rem;cursor:pointer}
table{border-collapse:collapse}td{padding:.2rem .75rem .2rem 0;vertical-align:top}`

type Opened = Readonly<{ ticket: string; nonce: string }>

/** The page in the checkout's frame: card number, expiry and code. */
export function fieldsPage(locale: Locale, { ticket, nonce }: Opened): Markup {
  const t = messages(locale)
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t('gateway.fieldsTitle')}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <form method="post" action="/_gateway/tokens?locale=${locale}" novalidate>
            ${field('card', t('gateway.cardNumber'), 'cc-number')}
            ${field('expiry', t('gateway.expiry'), 'cc-exp')}
            ${field('code', t('gateway.code'), 'cc-csc')}
            <input type="hidden" name="ticket" value="${ticket}" />
            <details>
              <summary>${t('gateway.cards')}</summary>
              <p>${t('gateway.cardHint')}</p>
              ${cardTable(locale)}
            </details>
          </form>
        </main>
        <script nonce="${nonce}">
          ${raw(FIELDS_SCRIPT)}
        </script>
      </body>
    </html>`
}

function field(name: string, label: string, autocomplete: string): Markup {
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      aria-describedby="${name}-error"
    />
    <p id="${name}-error" role="alert"></p>
  </div>`
}

/**
 * The frame's part of the protocol with the checkout. It receives a port, and sends heights and
 * responses. A message requests a token. The response has none if nothing was entered, the server
 * did not respond, or (`fieldErrors`) the frame shows errors. Each response contains the frame's
 * height, so that the checkout does not move afterwards.
 */
const FIELDS_SCRIPT = `
const form = document.forms[0]
const inputs = [...form.querySelectorAll('input:not([type=hidden])')]
let port

addEventListener('message', ({ source, ports }) => {
  if (source !== parent || port || !ports[0]) return
  port = ports[0]
  port.onmessage = () => void answer()
  new ResizeObserver(() => send({})).observe(document.body)
})
form.addEventListener('submit', (event) => event.preventDefault())

function send(message) {
  port.postMessage({ ...message, height: document.documentElement.offsetHeight })
}

async function answer() {
  if (inputs.every(({ value }) => value.trim() === '')) return send({ token: null })
  const body = new URLSearchParams(new FormData(form))
  const result = await fetch(form.action, { method: 'POST', body, credentials: 'omit' })
    .then((response) => response.json())
    .catch(() => null)
  const fieldErrors = result?.fieldErrors ?? {}
  for (const input of inputs) {
    document.getElementById(input.name + '-error').textContent = fieldErrors[input.name] ?? ''
    input.setAttribute('aria-invalid', String(input.name in fieldErrors))
  }
  inputs.find(({ name }) => name in fieldErrors)?.focus()
  if (result?.ticket) form.elements.ticket.value = result.ticket
  send({ token: result?.token ?? null, fieldErrors: Boolean(result?.fieldErrors) })
}
`
