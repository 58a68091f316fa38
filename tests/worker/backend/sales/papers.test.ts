import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { textsIn } from '#tests/unit/papers/read-pdf.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { OrderList, type Order } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import { settleTransfer } from '#worker/backend/payments/settle-payment.ts'
import { ok } from '#shared/domain/result.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { aClient, type Client } from './client.ts'
import { register } from './guest.ts'
import { anOrder, payUrlOf, payWith, visit } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

/** A card order that is paid. */
async function aPaidOrder(client: Client): Promise<Order> {
  const placed = await anOrder(client)
  await payWith(await payUrlOf(client, placed), TEST_CARDS.paid)
  return placed
}

async function papersOf(client: Client, { id }: Order) {
  const associations = { documents: { associations: { documentType: {} } } }
  const { orders } = await client.ask(OrderList, 'POST', '/order', { ids: [id], associations })
  return orders.elements[0]?.documents ?? []
}

const Paper = z.object({
  id: z.string(),
  documentNumber: z.string(),
  referencedDocumentId: z.string().nullable(),
})
const Corrections = z.object({
  orders: z.object({ elements: z.array(z.object({ documents: z.array(Paper) })) }),
})

async function ops(path: string): Promise<Response> {
  return visit(
    new Request(`https://shop.test/_ops${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.OPS_SECRET}`, 'content-type': 'application/json' },
      body: '{}',
    }),
  )
}

/** A paper as a client with this token gets it. */
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

const numbers = async () => {
  const query = `SELECT kind || ' ' || number AS name FROM paper ORDER BY kind, number`
  const { results } = await env.DB.prepare(query).all()
  return results.map(({ name }) => name)
}

describe('when there is a paper', () => {
  test('an order that waits for its money has none', async () => {
    const shopper = aClient()
    expect(await papersOf(shopper, await anOrder(shopper, 'prepayment'))).toEqual([])
  })

  test('the invoice comes with the money, the delivery note with the goods', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'prepayment')
    await ops('/orders/10001/paid')
    expect(await papersOf(shopper, placed)).toMatchObject([
      { documentNumber: 'RE-10001', documentType: { technicalName: 'invoice', name: 'Rechnung' } },
    ])
    await ops('/orders/10001/shipped')
    expect((await papersOf(shopper, placed)).map((one) => one.documentNumber)).toEqual([
      'RE-10001',
      'LS-10001',
    ])
  })

  test('what is paid at the door is invoiced when it is handed out, once', async () => {
    const shopper = aClient()
    const pickup = await env.DB.prepare(
      "SELECT public_id FROM shipping_method WHERE key = 'pickup'",
    )
    await shopper.call('PATCH', '/context', { shippingMethodId: await pickup.first('public_id') })
    await anOrder(shopper, 'cash')
    await ops('/orders/10001/shipped')
    await ops('/orders/10001/paid')
    expect(await numbers()).toEqual(['delivery_note 10001', 'invoice 10001'])
  })

  test('numbers have no gaps, also where many pay at once and some repeat themselves', async () => {
    const orders = 8
    for (let count = 0; count < orders; count += 1) {
      await register(aClient(), { email: `someone${count}@example.org` })
      await anOrder(aClient(), 'prepayment')
    }
    const paid = Array.from({ length: 3 * orders }, (_, index) =>
      ops(`/orders/${10001 + (index % orders)}/paid`),
    )
    await Promise.all(paid)
    expect(await numbers()).toEqual(
      Array.from({ length: orders }, (_, index) => `invoice ${10001 + index}`),
    )
  })

  test('money that goes back is a credit note, in part and once', async () => {
    const shopper = aClient()
    const placed = await aPaidOrder(shopper)
    await env.DB.prepare('UPDATE payment SET refunded_cents = 100').run()
    await env.DB.batch([
      env.DB.prepare("UPDATE orders SET state = 'cancelled'"),
      env.DB.prepare("UPDATE payment SET refunded_cents = amount_cents, state = 'refunded'"),
    ])
    const papers = await papersOf(shopper, placed)
    expect(papers.map((one) => one.documentNumber)).toEqual(['RE-10001', 'RK-10001', 'RK-10002'])
    const sum = 'SELECT sum(amount_cents) AS sum FROM paper WHERE kind = ?'
    const credited = await env.DB.prepare(sum).bind('credit_note').first('sum')
    expect(credited).toBe(await env.DB.prepare(sum).bind('invoice').first('sum'))
  })

  test('a refund that the provider did not carry out is charged again', async () => {
    await aPaidOrder(aClient())
    await env.DB.prepare('UPDATE payment SET refunded_cents = 100').run()
    await env.DB.prepare('UPDATE payment SET refunded_cents = 0').run()
    expect(await numbers()).toEqual(['credit_note 10001', 'invoice 10001', 'invoice 10002'])
  })

  test('a credit note names the invoice that it corrects, the newest before it', async () => {
    const shopper = aClient()
    const placed = await aPaidOrder(shopper)
    for (const refunded of [100, 0, 100])
      await env.DB.prepare('UPDATE payment SET refunded_cents = ?1').bind(refunded).run()
    const associations = { documents: {} }
    const { body } = await shopper.call('POST', '/order', { ids: [placed.id], associations })
    const papers = Corrections.parse(body).orders.elements[0]?.documents ?? []
    const corrected = papers.flatMap(({ documentNumber, referencedDocumentId: id }) => {
      const invoice = papers.find((one) => one.id === id)
      return invoice ? [[documentNumber, invoice.documentNumber]] : []
    })
    expect(corrected).toEqual([
      ['RK-10001', 'RE-10001'],
      ['RK-10002', 'RE-10002'],
    ])
  })

  test('a paper that was given is neither changed nor taken away', async () => {
    await aPaidOrder(aClient())
    await expect(env.DB.prepare('UPDATE paper SET number = 7').run()).rejects.toThrow('paper_stays')
    await expect(env.DB.prepare('DELETE FROM paper').run()).rejects.toThrow('paper_is_kept')
  })
})

describe('papers by mail', () => {
  const sentWith = async (vars: Partial<Bindings>) => {
    await anOrder(aClient(), 'prepayment')
    await settleTransfer(
      { db: env.DB, vars: varsOf({ ...env }), at: new Date() },
      String(await env.DB.prepare('SELECT id FROM orders').first('id')),
    )
    const files: string[] = []
    await drainOutbox({ ...env, ...vars }, new Date(), async (mail) => {
      files.push(...mail.attachments.map(({ filename }) => filename))
      return ok('sent')
    })
    return files.filter((name) => name.endsWith('.pdf'))
  }

  test('the invoice goes with the news of the payment where the shop wants it', async () => {
    expect(await sentWith({ PAPERS_BY_MAIL: 'on' })).toEqual(['RE-10001.pdf'])
  })

  test('no paper goes by mail otherwise', async () => {
    expect(await sentWith({})).toEqual([])
  })
})

describe('who gets a paper', () => {
  test('who ordered gets it as a PDF, and the very same file again', async () => {
    const shopper = aClient()
    const [paper] = await papersOf(shopper, await aPaidOrder(shopper))
    const path = `${paper?.id}/${paper?.deepLinkCode}`
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

  test('a name in Japanese stands on it as it was typed', async () => {
    const shopper = aClient()
    const [paper] = await papersOf(shopper, await aPaidOrder(shopper))
    await env.DB.prepare(
      "UPDATE orders SET billing_address = json_set(billing_address, '$.lastName', '坂本')",
    ).run()
    const file = await download(`${paper?.id}/${paper?.deepLinkCode}`, shopper.token)
    const texts = textsIn(new Uint8Array(await file.arrayBuffer()))
    expect(texts.join('').replaceAll(' ', '')).toContain('坂本')
  })

  test('another customer is told that there is none', async () => {
    const shopper = aClient()
    const [paper] = await papersOf(shopper, await aPaidOrder(shopper))
    const stranger = aClient()
    await register(stranger, { email: 'fremd@example.org' })
    const path = `${paper?.id}/${paper?.deepLinkCode}`
    expect((await download(path, stranger.token)).status).toBe(404)
    expect((await download(`${paper?.id}/guessed`, shopper.token)).status).toBe(404)
    expect((await download(path, '')).status).toBe(403)
  })

  test('a guest without a session says who ordered', async () => {
    const shopper = aClient()
    const [paper] = await papersOf(shopper, await aPaidOrder(shopper))
    const path = `${paper?.id}/${paper?.deepLinkCode}`
    const proof = { email: 'katrin@example.org', zipcode: '01099' }
    expect((await download(path, '', proof)).status).toBe(200)
    expect((await download(path, '', { ...proof, zipcode: '1' })).status).toBe(403)
    await env.DB.prepare("UPDATE orders SET placed_at = '2026-01-01T00:00:00.000Z'").run()
    expect((await download(path, '', proof)).status).toBe(403)
  })
})

test('an id of the catalogue names no paper', async () => {
  const shopper = aClient()
  await register(shopper)
  expect((await download(`${idOf('product', '24500')}/x`, shopper.token)).status).toBe(404)
})
