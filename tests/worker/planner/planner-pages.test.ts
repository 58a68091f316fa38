import { beforeAll, expect, test } from 'vitest'
import { aCatalogue, aProductRecord } from '#tests/builders/import-records.ts'
import { aCustomer, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import type { Client } from '#tests/worker/backend/sales/client.ts'
import { aBrowser, fieldsIn, type Browser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const CLOTH = idOf('product', '70000')
const ADD = '/project/add?article=70000'
const PRODUCT = { [`quantity.${CLOTH}`]: '2,4' }

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      articles: [
        aProductRecord('70000', {
          unit: 'm',
          content: { unit: 'm', milli: 100, referenceMilli: 1000 },
          stock: 500,
          name: { de: 'Taft, 36g/qm', en: 'Taffeta, 36g/sqm' },
        }),
      ],
    }),
  ),
)

const asCustomer = (client: Client) =>
  aBrowser(new Map([['__Host-sw-context-token', client.token]]))

/** A project with a product; returns its path. */
async function begun(browser: Browser, name = 'Tarp'): Promise<string> {
  const added = await browser.post(ADD, { ...PRODUCT, project: '', name })
  expect(added.status).toBe(303)
  return added.location ?? ''
}

const lines = { [`note.${CLOTH}`]: 'Dach', [`group.${CLOTH}`]: 'Außen' }

test('a visitor can plan without script and account, and preserves the project after the login', async () => {
  const browser = aBrowser()
  const requested = await browser.get(ADD)
  expect(requested.text).toContain('Zum Projekt hinzufügen')
  const path = await begun(browser)
  const page = await browser.get(path)
  expect(page.status).toBe(200)
  expect(page.text).toContain('value="2,4"')
  const stranger = await aBrowser().get(path)
  expect(stranger.status).toBe(404)
  expect(stranger.text).toContain('<h1>Dieses Projekt ist nicht öffentlich</h1>')

  const { email } = await aCustomer()
  await browser.post('/login', { email, password: PASSWORD })
  const list = await browser.get('/account/projects')
  expect(list.text).toContain(`href="${path}"`)
  expect(browser.cookies.has('__Host-project')).toBe(false)
})

test('product names in a project show m² at each step', async () => {
  const browser = aBrowser()
  const texts = [
    (await browser.get(ADD)).text,
    (await browser.get(await begun(browser))).text,
    (await browser.get(`/en${ADD}`)).text,
  ]
  for (const text of texts) {
    expect(text).toContain('36g/m²')
    expect(text).not.toMatch(/36g\/s?qm/)
  }
})

test('without an account there is one project; a second requires a login', async () => {
  const browser = aBrowser()
  await begun(browser)
  const again = await browser.post(ADD, { ...PRODUCT, project: '', name: 'Zweites' })
  expect(again.status).toBe(403)
  expect(again.text).toContain('Bitte melden Sie sich an')
})

test('every button of the list saves the input', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const path = await begun(browser)
  const saved = await browser.post(path, {
    ...fieldsIn(await browser.get(path)),
    ...lines,
    [`quantity.${CLOTH}`]: '3',
    do: `up:${CLOTH}`,
  })
  expect([saved.status, saved.location]).toEqual([303, path])
  const page = await browser.get(path)
  for (const input of ['value="Dach"', 'value="3"', '>Außen<']) expect(page.text).toContain(input)
})

test.each(['0', '-2', 'viel', '', '1e9'])(
  'the quantity "%s" is refused at its line',
  async (input) => {
    const browser = asCustomer((await aCustomer()).client)
    const path = await begun(browser)
    const refused = await browser.post(path, {
      version: '1',
      ...lines,
      [`quantity.${CLOTH}`]: input,
      do: 'save',
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Mindestens ein Wert ist ungültig')
    expect(refused.text).toContain('value="Dach"')
  },
)

test('an outdated tab is reported, with its input and the stored value', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const path = await begun(browser)
  const behind = { ...fieldsIn(await browser.get(path)), do: 'save' }
  await browser.post(path, { ...behind, [`note.${CLOTH}`]: 'Erster' })
  const late = await browser.post(path, { ...behind, [`note.${CLOTH}`]: 'Zweiter' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('in einem anderen Fenster geändert')
  expect(late.text).toContain('value="Zweiter"')
  expect((await browser.get(path)).text).toContain('value="Erster"')
})

test('a project shared by link can be read by all and changed by its owner only', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const path = await begun(browser, 'طرب 🏕️ <b>')
  const head = { version: '1', name: 'طرب 🏕️ <b>', description: 'Geheim', public: '1', do: 'head' }
  expect((await browser.post(path, head)).status).toBe(303)
  const shared = await aBrowser().get(path)
  expect(shared.status).toBe(200)
  expect(shared.text).toContain('طرب 🏕️ &lt;b&gt;')
  expect(shared.text).not.toContain('Geheim')
  expect(shared.text).not.toContain('name="note.')
  expect((await aBrowser().post(path, { ...head, name: 'Meins' })).status).toBe(403)
  expect((await aBrowser().get(`/en${path}`)).text).toContain('Parts list')
  const other = asCustomer((await aCustomer()).client)
  const copied = await other.post(`/project/add?project=${path.split('/').at(-1)}`, {
    project: '',
    name: 'Kopie',
  })
  expect((await other.get(copied.location ?? '')).text).toContain('value="2,4"')
})

test('no button works in another customer’s project, private or shared', async () => {
  const owner = asCustomer((await aCustomer()).client)
  const path = await begun(owner)
  const id = path.split('/').at(-1) ?? ''
  const head = { name: 'Meins', description: 'Meins', public: '1' }
  const pressed = ['save', 'head', `up:${CLOTH}`, `remove:${CLOTH}`, `swap:${CLOTH}:${CLOTH}`]
  const pressedBy = async (stranger: Browser) => {
    const responses = []
    for (const requested of [...pressed, 'shade', 'delete'])
      responses.push(
        await stranger.post(path, { ...head, ...lines, version: '1', confirm: '1', do: requested }),
      )
    return new Set(responses.map(({ status }) => status))
  }
  const strangers = [aBrowser(), asCustomer((await aCustomer()).client)]
  for (const stranger of strangers) {
    expect([...(await pressedBy(stranger))]).toEqual([404])
    const cart = await stranger.post(path, { version: '1', do: 'cart' })
    const copy = await stranger.get(`/project/add?project=${id}`)
    expect([cart.status, copy.text.includes('Tarp')]).toEqual([404, false])
  }
  const stored = fieldsIn(await owner.get(path))
  await owner.post(path, { ...head, name: 'Tarp', version: '1', do: 'head' })
  for (const stranger of strangers) expect([...(await pressedBy(stranger))]).toEqual([403])
  expect(fieldsIn(await owner.get(path))).toMatchObject({ ...stored, version: '2' })
})

test('a form of 2,000 lines is refused with a message, and the project stays unchanged', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const path = await begun(browser)
  const many = Array.from({ length: 2_000 }, (_, one) => one.toString(16).padStart(32, '0'))
  const input = Object.fromEntries(many.map((id) => [`quantity.${id}`, '1']))
  const response = await browser.post(path, { version: '1', ...input, do: 'save' })
  expect(response.status).toBeGreaterThanOrEqual(300)
  expect(response.status).toBeLessThan(500)
  expect((await browser.get(path)).text.split('name="quantity.').length - 1).toBe(1)
})

test('available products are added to the cart in the planned lengths, and a cart to a project', async () => {
  const browser = aBrowser()
  const path = await begun(browser)
  const pressed = await browser.post(path, { version: '1', do: 'cart' })
  expect([pressed.status, pressed.location]).toEqual([303, '/checkout/cart'])
  const chosen = await browser.get('/project/add?from=cart')
  expect(chosen.text).toContain('value="2,4"')
  expect((await aBrowser().get('/project/add?from=cart')).text).toContain('Ihr Warenkorb ist leer')
})

test('deleting a project needs a confirmation', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const path = await begun(browser)
  const unsure = await browser.post(path, { version: '1', do: 'delete' })
  expect([unsure.status, unsure.text.includes('Bitte bestätigen Sie zuerst')]).toEqual([400, true])
  const sure = await browser.post(path, { version: '1', do: 'delete', confirm: '1' })
  expect([sure.status, sure.location]).toEqual([303, '/account/projects'])
  expect((await browser.get(path)).status).toBe(404)
})

test.each(['name', 'description'])('a project without a %s is not created', async (missing) => {
  const browser = asCustomer((await aCustomer()).client)
  const fields = { name: 'Tarp', description: 'Zwei Bahnen', [missing]: ' ' }
  expect((await browser.post('/account/projects', fields)).status).toBe(400)
})

test.each(['article=nothing', 'article=', 'gallery=nothing', 'project=x', ''])(
  'an address with nothing to add (%s) returns 404',
  async (query) => {
    expect((await aBrowser().get(`/project/add?${query}`)).status).toBe(404)
  },
)
