import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { textsIn } from '#tests/unit/documents/read-pdf.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from '../client.ts'
import { register } from '../guest.ts'
import { visit } from '../paying.ts'
import { aBuckle, stockShop } from '../stock.ts'
import { aPaidOrder, documentsOf } from './of-order.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

/** A document, loaded by a client with this token. */
async function download(path: string, token: string, body?: unknown): Promise<Response> {
  return visit(
    new Request(`https://shop.test/store-api/document/download/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'sw-access-key': EMBEDDED_ACCESS_KEY,
        'content-type': 'application/json',
        ...(token && { 'sw-context-token': token }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
}

describe('access to documents', () => {
  test('the buyer gets a document as a PDF, and later the same file', async () => {
    const shopper = aClient()
    const [document] = await documentsOf(shopper, await aPaidOrder(shopper))
    const path = `${document?.id}/${document?.deepLinkCode}`
    const file = await download(path, shopper.token)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="RE-10001.pdf"')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(0, 8))).toBe('%PDF-1.7')
    await env.DB.prepare(
      "UPDATE orders SET billing_address = json_set(billing_address, '$.city', 'X')",
    ).run()
    const again = new Uint8Array(await (await download(path, shopper.token)).arrayBuffer())
    expect(again).toEqual(bytes)
  })

  test('a document contains a Japanese name unchanged', async () => {
    const shopper = aClient()
    const [document] = await documentsOf(shopper, await aPaidOrder(shopper))
    await env.DB.prepare(
      "UPDATE orders SET billing_address = json_set(billing_address, '$.lastName', '坂本')",
    ).run()
    const file = await download(`${document?.id}/${document?.deepLinkCode}`, shopper.token)
    const texts = textsIn(new Uint8Array(await file.arrayBuffer()))
    expect(texts.join('').replaceAll(' ', '')).toContain('坂本')
  })

  test('a document of another customer is not found', async () => {
    const shopper = aClient()
    const [document] = await documentsOf(shopper, await aPaidOrder(shopper))
    const stranger = aClient()
    await register(stranger, { email: 'fremd@example.org' })
    const path = `${document?.id}/${document?.deepLinkCode}`
    expect((await download(path, stranger.token)).status).toBe(404)
    expect((await download(`${document?.id}/guessed`, shopper.token)).status).toBe(404)
    expect((await download(path, '')).status).toBe(403)
  })

  test('a guest without a session gets a document with the order’s credentials', async () => {
    const shopper = aClient()
    const [document] = await documentsOf(shopper, await aPaidOrder(shopper))
    const path = `${document?.id}/${document?.deepLinkCode}`
    const proof = { email: 'katrin@example.org', zipcode: '01099' }
    expect((await download(path, '', proof)).status).toBe(200)
    expect((await download(path, '', { ...proof, zipcode: '1' })).status).toBe(403)
    await env.DB.prepare("UPDATE orders SET placed_at = '2026-01-01T00:00:00.000Z'").run()
    expect((await download(path, '', proof)).status).toBe(403)
  })
})

test('an id of the catalogue is not a document id', async () => {
  const shopper = aClient()
  await register(shopper)
  expect((await download(`${idOf('product', '24500')}/x`, shopper.token)).status).toBe(404)
})
