import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue } from '#tests/builders/import-records.ts'
import { aCustomer, aGuest } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const CLOTH = idOf('product', '70000')
const NOBODYS = 'f'.repeat(32)
const HEAD = { name: 'Tarp für die Alpen', description: 'Zwei Bahnen' }

beforeAll(async () => {
  await importCatalogue(aCatalogue())
})

const Created = z.object({ id: z.string(), version: z.int(), key: z.string().nullish() })
const Whole = z.looseObject({
  own: z.boolean(),
  description: z.string(),
  version: z.int(),
  items: z.array(z.looseObject({ productId: z.string(), quantity: z.int(), note: z.string() })),
  price: z.object({ total: z.number(), goods: z.number() }),
})

const create = (client: Client, body: object = {}) =>
  client.ask(Created, 'POST', '/project', { ...HEAD, ...body })
const read = (client: Client, id: string, body: object = {}) =>
  client.ask(Whole, 'POST', `/project/${id}`, body)
const refusedWith = (status: number, detail: string) => ({ status, body: { errors: [{ detail }] } })

const NOT_FOUND = refusedWith(404, 'Project not found')
const NOT_PUBLIC = refusedWith(404, 'This project is not public')
const NOT_OWNED = refusedWith(403, 'Access denied. You are not the owner of this project')
const LOGIN = refusedWith(403, 'You must be logged in to perform this action')

test('a project has products, quantities, notes and current prices', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const item = { productId: CLOTH, quantity: 20, note: 'Dach', group: 'Außen' }
  await client.call('POST', `/project/${id}/item`, item)
  const project = await read(client, id)
  expect(project).toMatchObject({ own: true, public: false, items: [item] })
  expect(project.price.total).toBeGreaterThan(0)
  expect(project.items[0]).toMatchObject({ price: { quantity: 20 }, product: { id: CLOTH } })
  const listed = await client.call('POST', '/project/list', {})
  expect(listed.body).toMatchObject({ total: 1, elements: [{ id, itemCount: 1 }] })
})

test('project ids are random, and accept dashes', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const dashed = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  expect((await client.call('GET', `/project/${dashed}`)).status).toBe(200)
  for (const strange of [NOBODYS, 'x', '%00', "1'--"])
    expect(await client.call('GET', `/project/${strange}`)).toMatchObject(NOT_FOUND)
})

test('a project is private until its owner shares it; others can then read, but not change it', async () => {
  const [owner, other] = [await aCustomer(), await aCustomer()]
  const { id } = await create(owner.client)
  const add = { productId: CLOTH, quantity: 5 }
  const everyCall = async (client: Client) => [
    await client.call('PATCH', `/project/${id}`, { name: 'Meins' }),
    await client.call('DELETE', `/project/${id}`),
    await client.call('POST', `/project/${id}/item`, add),
    await client.call('PATCH', `/project/${id}/item/${CLOTH}`, { quantity: 1 }),
    await client.call('DELETE', `/project/${id}/item/${CLOTH}`),
  ]
  for (const client of [other.client, aClient()]) {
    expect(await client.call('GET', `/project/${id}`)).toMatchObject(NOT_PUBLIC)
    for (const response of await everyCall(client)) expect(response).toMatchObject(NOT_PUBLIC)
  }
  await owner.client.call('PATCH', `/project/${id}`, { public: true })
  for (const client of [other.client, aClient()]) {
    expect(await read(client, id)).toMatchObject({ own: false, description: '' })
    for (const response of await everyCall(client)) expect(response).toMatchObject(NOT_OWNED)
  }
  await owner.client.call('PATCH', `/project/${id}`, { showDescription: true })
  expect(await read(aClient(), id)).toMatchObject({ description: HEAD.description })
})

test('changes saved by another tab are not overwritten without a warning', async () => {
  const { client } = await aCustomer()
  const { id, version } = await create(client)
  const saved = (name: string) => client.call('PATCH', `/project/${id}`, { version, name })
  expect((await saved('Erster')).status).toBe(200)
  expect(await saved('Zweiter')).toMatchObject({ status: 409 })
  expect(await read(client, id)).toMatchObject({ name: 'Erster', version: version + 1 })
})

test('products added by two tabs at once are both stored', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const add = () => client.call('POST', `/project/${id}/item`, { productId: CLOTH, quantity: 5 })
  await Promise.all([add(), add()])
  expect((await read(client, id)).items).toMatchObject([{ quantity: 10 }])
})

test('without an account there is one private project, which only its key opens', async () => {
  const guest = aClient()
  const { id, key } = await create(guest, { items: [{ productId: CLOTH, quantity: 5 }] })
  expect(await read(guest, id, { key })).toMatchObject({ own: true, items: [{ quantity: 5 }] })
  expect(await guest.call('GET', `/project/${id}`)).toMatchObject(NOT_PUBLIC)
  expect(await guest.call('POST', `/project/${id}`, { key: NOBODYS })).toMatchObject(NOT_PUBLIC)
  const second = { ...HEAD, known: id, key }
  expect(await guest.call('POST', '/project', second)).toMatchObject(LOGIN)
  expect(await guest.call('PATCH', `/project/${id}`, { key, public: true })).toMatchObject(LOGIN)
  expect(await guest.call('POST', '/project', { ...HEAD, public: true })).toMatchObject(LOGIN)
})

test('the texts of a project without an account are limited', async () => {
  const guest = aClient()
  const description = 'ä'.repeat(1_000)
  const items = [{ productId: CLOTH, quantity: 10, note: 'ä'.repeat(300) }]
  const { id, key } = await guest.ask(Created, 'POST', '/project', { ...HEAD, description, items })
  await env.DB.prepare('UPDATE project SET items = ?1')
    .bind(
      JSON.stringify(
        Array.from({ length: 30 }, (_, index) => ({
          productId: idOf('product', `${index}`),
          quantity: 1,
          note: 'ä'.repeat(300),
          group: '',
        })),
      ),
    )
    .run()
  const more = { key, items: [{ productId: CLOTH, quantity: 1 }] }
  expect((await guest.call('POST', `/project/${id}/item`, more)).status).toBe(400)
})

test('a project without an account moves to the account at the login, once', async () => {
  const { id, key } = await create(aClient())
  const [{ client }, other] = [await aCustomer(), await aCustomer()]
  expect((await other.client.call('POST', `/project/${id}/take`, { key: NOBODYS })).status).toBe(
    404,
  )
  expect((await client.call('POST', `/project/${id}/take`, { key })).status).toBe(200)
  expect((await other.client.call('POST', `/project/${id}/take`, { key })).status).toBe(404)
  expect(await read(client, id)).toMatchObject({ own: true })
  expect(await aClient().call('POST', `/project/${id}`, { key })).toMatchObject(NOT_PUBLIC)
})

test('a project of 2,000 products is refused with a message', async () => {
  const { client } = await aCustomer()
  const items = Array.from({ length: 2_000 }, (_, one) => ({
    productId: one.toString(16).padStart(32, '0'),
    quantity: 1,
  }))
  const refused = refusedWith(400, 'A project holds at most 100 articles')
  expect(await client.call('POST', '/project', { ...HEAD, items })).toMatchObject(refused)
})

test.each([
  [{ name: '' }, '/name'],
  [{ name: 'x'.repeat(10_000) }, '/name'],
  [{ name: 7 }, '/name'],
  [{ description: ' ' }, '/description'],
  [{ public: 'yes' }, '/public'],
  [{ items: [{ productId: CLOTH, quantity: 0 }] }, '/items/0/quantity'],
  [{ items: [{ productId: CLOTH, quantity: 1.5 }] }, '/items/0/quantity'],
  [{ items: [{ productId: CLOTH, quantity: 1, note: 'x'.repeat(10_000) }] }, '/items/0/note'],
])('an invalid project is refused at its field: %j', async (body, pointer) => {
  const { client } = await aCustomer()
  const response = await client.call('POST', '/project', { ...HEAD, ...body })
  expect(response.status).toBe(400)
  expect(JSON.stringify(response.body)).toContain(`"${pointer.replace('/items', '')}"`)
})

test('project names in any script, with emoji and markup are stored unchanged', async () => {
  const { client } = await aCustomer()
  const name = '<b>طرب</b> 🏕️ "Tarp" & mehr'
  const { id } = await create(client, { name })
  expect(await read(client, id)).toMatchObject({ name })
})

test('an unknown product cannot be added to a project', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client, { items: [{ productId: NOBODYS, quantity: 1 }] })
  expect((await read(client, id)).items).toEqual([])
  const added = await client.call('POST', `/project/${id}/item`, {
    productId: NOBODYS,
    quantity: 1,
  })
  expect(added).toMatchObject(refusedWith(400, 'There are no valid products'))
})

test('the cart can be added to a project, an empty one cannot', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const fromCart = () => client.call('POST', `/project/${id}/from-cart`, {})
  expect(await fromCart()).toMatchObject(refusedWith(400, 'The cart is empty'))
  const items = [{ type: 'product', id: CLOTH, referencedId: CLOTH, quantity: 15 }]
  await client.call('POST', '/checkout/cart/line-item', { items })
  expect((await fromCart()).status).toBe(200)
  expect((await read(client, id)).items).toMatchObject([{ productId: CLOTH, quantity: 15 }])
})

test('a project can be added to the cart, an empty or private one cannot', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const toCart = (shopper = client) => shopper.call('POST', `/project/${id}/cart`, {})
  expect(await toCart()).toMatchObject(refusedWith(400, 'There are no valid products'))
  await client.call('POST', `/project/${id}/item`, { productId: CLOTH, quantity: 15 })
  expect(await toCart()).toMatchObject({
    status: 200,
    body: { lineItems: [{ referencedId: CLOTH, quantity: 15 }] },
  })
  expect((await toCart(aClient())).status).toBe(404)
  await client.call('PATCH', `/project/${id}`, { public: true })
  expect(await toCart(aClient())).toMatchObject({ body: { lineItems: [{ quantity: 15 }] } })
})

test('the id of a project is a UUID of version 4', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  expect(id).toMatch(/^[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}$/)
})

test('a guest of the checkout has no project list', async () => {
  const { client } = await aGuest()
  expect(await client.call('POST', '/project/list', {})).toMatchObject(
    refusedWith(403, 'You must be logged in to perform this action'),
  )
})

test('projects are in the data export, and are deleted with the account', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client, { public: true })
  expect((await client.call('POST', '/account/export', {})).body).toMatchObject({
    projects: [{ id, name: HEAD.name }],
  })
  await client.call('DELETE', '/account/customer')
  expect(await aClient().call('GET', `/project/${id}`)).toMatchObject(NOT_FOUND)
  const left = await env.DB.prepare('SELECT 1 FROM project WHERE id = ?1').bind(id).first()
  expect(left).toBeNull()
})
