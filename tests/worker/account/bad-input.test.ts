import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { aCustomer, anEmail, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { aBrowser, type Browser, type Page } from '#tests/worker/shopping/browser.ts'

const t = messages('de')

/** A customer in a logged-in browser. */
async function anAccountHolder() {
  const { client, email } = await aCustomer()
  return { browser: aBrowser(new Map([['__Host-sw-context-token', client.token]])), email }
}

/** The form fields of the page’s main part, as it would post them. */
function formIn({ text }: Page): Record<string, string> {
  return formFields(/<main.*<\/main>/s.exec(text)?.[0] ?? '')
}

async function ownAddress(browser: Browser): Promise<string> {
  const { text } = await browser.get(urls.page('de', 'accountAddresses'))
  const path = /\/account\/address\/[0-9a-f]{32}/.exec(text)?.[0]
  if (!path) throw new Error('No address of their own is on the page')
  return path
}

test('an order list page after the last one returns 404', async () => {
  const { browser } = await anAccountHolder()
  const orders = urls.page('de', 'accountOrders')
  expect((await browser.get(orders)).status).toBe(200)
  expect((await browser.get(`${orders}?p=2`)).status).toBe(404)
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/.//evil.example'])(
  'a login never redirects to %s',
  async (to) => {
    const { email } = await anAccountHolder()
    const browser = aBrowser()
    const page = await browser.get(urls.login('de', to))
    const form = { ...formIn(page), email, password: PASSWORD }
    expect((await browser.post(urls.page('de', 'login'), form)).location).toBe('/account')
    const sent = await aBrowser().post(urls.page('de', 'login'), { ...form, to })
    expect(sent.location).toBe('/account')
  },
)

test('a wrong password and an unknown address get the same message', async () => {
  const { email } = await anAccountHolder()
  const login = urls.page('de', 'login')
  const [known, unknown] = await Promise.all(
    [email, anEmail()].map(async (one) => {
      const form = { email: one, password: 'nicht das Passwort' }
      const { status, text } = await aBrowser().post(login, form)
      return { status, text: text.replaceAll(one, 'the address') }
    }),
  )
  expect(known?.text).toContain(t('account.wrong'))
  expect(wordsOf(known?.text ?? '')).toBe(wordsOf(unknown?.text ?? ''))
  expect(known?.status).toBe(unknown?.status)
})

test('repeated wrong passwords have to wait, and the message contains the seconds', async () => {
  const form = { email: anEmail(), password: 'geraten' }
  const responses = []
  for (let tried = 0; tried < 20; tried++) {
    responses.push(await aBrowser().post(urls.page('de', 'login'), form))
  }
  expect(responses[0]?.text).toContain(t('account.wrong'))
  expect(responses.at(-1)?.status).toBe(429)
  expect(responses.at(-1)?.text).toMatch(/Bitte warten Sie \d+ Sekunden/)
})

test('another customer’s address and order are reported as not found', async () => {
  const other = await ownAddress((await anAccountHolder()).browser)
  const { browser } = await anAccountHolder()
  for (const id of [other.split('/').at(-1) ?? '', 'f'.repeat(32)]) {
    expect((await browser.get(urls.accountAddress('de', id))).status).toBe(404)
    expect((await browser.get(urls.accountOrder('de', id))).status).toBe(404)
  }
})

test('saving an address that another tab has changed is refused first', async () => {
  const { browser } = await anAccountHolder()
  const path = await ownAddress(browser)
  const shown = formIn(await browser.get(path))
  const first = await browser.post(path, { ...shown, street: 'Erste Straße 1' })
  expect(first.location).toBe(urls.page('de', 'accountAddresses'))

  const second = await browser.post(path, { ...shown, street: 'Zweite Straße 2' })
  expect([second.status, second.text.includes(t('account.addressChanged'))]).toEqual([409, true])
  expect(formIn(second)['street']).toBe('Zweite Straße 2')
  expect((await browser.get(path)).text).toContain('Erste Straße 1')

  await browser.post(path, formIn(second))
  expect((await browser.get(path)).text).toContain('Zweite Straße 2')
})

test.each([
  ['<b onclick=alert(1)>Fett</b>', '&lt;b onclick=alert(1)&gt;Fett&lt;/b&gt;'],
  ['مرحبا بالعالم', 'مرحبا بالعالم'],
  ['Nähgarn 🧵🪡', 'Nähgarn 🧵🪡'],
  ["O'Neil & Söhne", 'O&#x27;Neil &amp; Söhne'],
])('the name %s is stored and shown unchanged', async (lastName, written) => {
  const { browser } = await anAccountHolder()
  const path = urls.page('de', 'accountProfile')
  const form = formIn(await browser.get(path))
  expect((await browser.post(path, { ...form, lastName })).status).toBe(303)
  expect((await browser.get(path)).text).toContain(`value="${written}"`)
  const overview = await browser.get(urls.page('de', 'account'))
  expect(/<h1.*?<\/h1>/s.exec(overview.text)?.[0]).toContain(written)
})

test('a name of ten thousand letters is refused, and the form preserves it', async () => {
  const { browser } = await anAccountHolder()
  const path = urls.page('de', 'accountProfile')
  const lastName = 'ß'.repeat(10_000)
  const refused = await browser.post(path, { ...formIn(await browser.get(path)), lastName })
  expect([refused.status, refused.text.includes(t('forms.tooLong', { limit: 255 }))]).toEqual([
    400,
    true,
  ])
  expect(formIn(refused)['lastName']).toBe(lastName)
})

test('account pages are not cached, not indexed, and never contain the token', async () => {
  const { browser } = await anAccountHolder()
  const token = [...browser.cookies.values()][0] ?? ''
  for (const name of ['account', 'accountOrders', 'accountAddresses', 'accountProfile'] as const) {
    const { headers, text } = await browser.get(urls.page('de', name))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('noindex')
    expect(text).not.toContain(token)
  }
})

/** The text of a page without the values that change with each response. */
function wordsOf(html: string): string {
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ')
}
