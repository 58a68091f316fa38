import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'inquiry.shopware.test'
const named = z.string().default('')
const Sent = z.object({ email: named, firstName: named, lastName: named, phone: named })
const AS_INSTALLED = ['firstName', 'lastName', 'phone']

/** The forms that the Shopware accepted. */
let taken: z.output<typeof Sent>[] = []

beforeAll(() => importCatalogue(aCatalogue()))
beforeEach(() => {
  taken = []
  stand({ wants: AS_INSTALLED })
})
afterEach(() => void vi.unstubAllGlobals())

type Manner = {
  /** Our optional fields that it requires. */
  readonly wants: readonly string[]
  /** Whether it refuses empty fields without a reason. */
  readonly isSilent?: boolean
}

/** A Shopware that requires some fields. */
function stand({ wants, isSilent }: Manner) {
  const shopware = aReplayedShopware(HOST)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/contact-form')) return shopware.fetch(request)
    const body: unknown = await request.json()
    if (isSilent && JSON.stringify(body) === '{}') return new Response(null, { status: 404 })
    const sent = Sent.parse(body)
    const missing = Object.entries(sent).filter(
      ([name, value]) => [...wants, 'email'].includes(name) && !value,
    )
    if (missing.length > 0) return blankAt(missing.map(([name]) => `/${name}`))
    taken.push(sent)
    return Response.json({ individualSuccessMessage: '', apiAlias: 'contact_form_result' })
  })
}

const filledIn = async (changes: Readonly<Record<string, string>>) => ({
  name: 'Lena Vogel',
  email: 'lena@post.example',
  phoneNumber: '0351 1',
  subject: 'Breite',
  comment: 'Wie breit ist der Stoff?',
  acceptedDataProtection: '1',
  website: '',
  formToken: await signedAt(new Date(Date.now() - 60_000)),
  ...changes,
})
const asks = async (changes: Readonly<Record<string, string>>) =>
  aBrowser(new Map(), remoteAt(HOST)).post('/kontakt', await filledIn(changes))

test('fields that a Shopware requires are marked as required in all forms', async () => {
  const visitor = aBrowser(new Map(), remoteAt(HOST))
  for (const path of ['/kontakt', '/Artikel-70000/70000']) {
    const { text } = await visitor.get(path)
    for (const name of ['name', 'phoneNumber']) {
      expect(labelOf(text, name)).not.toContain('freiwillig')
      expect(inputOf(text, name)).toContain('required=""')
    }
  }
})

test('fields that a Shopware does not require stay optional', async () => {
  stand({ wants: [] })
  const page = await aBrowser(new Map(), remoteAt('easy.shopware.test')).get('/kontakt')
  for (const name of ['name', 'phoneNumber']) {
    expect(labelOf(page.text, name)).toContain('freiwillig')
    expect(inputOf(page.text, name)).not.toContain('required=""')
  }
})

test('a field missing in the first refused form is then marked as required', async () => {
  stand({ wants: ['phone'], isSilent: true })
  const visitor = aBrowser(new Map(), remoteAt('silent.shopware.test'))
  expect(labelOf((await visitor.get('/kontakt')).text, 'phoneNumber')).toContain('freiwillig')
  const refused = await visitor.post('/kontakt', await filledIn({ phoneNumber: '' }))
  expect(refused.status).toBe(400)
  expect(labelOf(refused.text, 'phoneNumber')).not.toContain('freiwillig')
  expect(labelOf(refused.text, 'name')).toContain('freiwillig')
  expect(taken).toEqual([])
})

test('no receipt is announced that a Shopware does not send', async () => {
  const browser = aBrowser(new Map(), remoteAt(HOST))
  const sent = await browser.post('/kontakt', await filledIn({}))
  const { text } = await browser.get(sent.location ?? '')
  expect(text).toContain('Wir antworten an lena@post.example.')
  expect(text).not.toContain('Bestätigung')
})

test('a sender with a single name is accepted by a Shopware that requires two', async () => {
  const sent = await asks({ name: 'Lena' })
  expect([sent.status, sent.location]).toEqual([303, '/kontakt/gesendet'])
  expect(taken).toMatchObject([{ firstName: '–', lastName: 'Lena', phone: '0351 1' }])
})

test('a Shopware that requires a name refuses a sender without one', async () => {
  const refused = await asks({ name: '' })
  expect(refused.status).toBe(400)
  expect(labelOf(refused.text, 'name')).not.toContain('freiwillig')
  expect(taken).toEqual([])
})

const labelOf = (html: string, name: string) =>
  new RegExp(`<label for="${name}">.*?</label>`, 's').exec(html)?.[0] ?? name
const inputOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? name

/** The response of 6.6.7.1 with its default settings. */
function blankAt(pointers: readonly string[]): Response {
  const errors = pointers.map((pointer) => ({
    code: 'VIOLATION::IS_BLANK_ERROR',
    status: '400',
    title: 'Constraint violation error',
    detail: 'Dieser Wert sollte nicht leer sein.',
    source: { pointer },
    meta: { parameters: { '{{ value }}': '""' } },
  }))
  return Response.json({ errors }, { status: 400 })
}
