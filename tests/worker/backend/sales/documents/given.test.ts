import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { z } from '#shared/schemas/zod.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { creditRefund, invoiceFailedRefund } from '#worker/backend/order/issue-documents.ts'
import { batch } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import { settleTransfer } from '#worker/backend/payments/settle-payment.ts'
import { ok } from '#shared/domain/result.ts'
import { type Bindings } from '#worker/runtime/env.ts'
import { aClient } from '../client.ts'
import { register } from '../guest.ts'
import { anOrder, visit } from '../paying.ts'
import { aBuckle, stockShop } from '../stock.ts'
import { aPaidOrder, documentsOf } from './of-order.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

const DocumentRecord = z.object({
  id: z.string(),
  documentNumber: z.string(),
  referencedDocumentId: z.string().nullable(),
})
const Corrections = z.object({
  orders: z.object({ elements: z.array(z.object({ documents: z.array(DocumentRecord) })) }),
})

async function ops(path: string, body: object = {}): Promise<Response> {
  return visit(
    new Request(`https://shop.test/_ops${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.OPS_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(path.endsWith('/paid') ? { all: true } : body),
    }),
  )
}

/** Advances the clock of the database, as documents are sorted by the millisecond. */
async function nextMillisecond(): Promise<void> {
  const now = () => env.DB.prepare("SELECT strftime('%s %f', 'now') AS at").first('at')
  const before = await now()
  while ((await now()) === before);
}

const numbers = async () => {
  const query = `SELECT kind || ' ' || number AS name FROM document ORDER BY kind, number`
  const { results } = await env.DB.prepare(query).all()
  return results.map(({ name }) => name)
}

describe('creation of documents', () => {
  test('an unpaid order has no documents', async () => {
    const shopper = aClient()
    expect(await documentsOf(shopper, await anOrder(shopper, 'prepayment'))).toEqual([])
  })

  test('the payment creates the invoice, and shipping creates the delivery note', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper, 'prepayment')
    await ops('/orders/10001/paid')
    expect(await documentsOf(shopper, placed)).toMatchObject([
      { documentNumber: 'RE-10001', documentType: { technicalName: 'invoice', name: 'Rechnung' } },
    ])
    await ops('/orders/10001/shipped')
    expect((await documentsOf(shopper, placed)).map((one) => one.documentNumber)).toEqual([
      'RE-10001',
      'LS-10001',
    ])
  })

  test('an order paid at pick-up gets its invoice once, when it is handed over', async () => {
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

  test('invoice numbers have no gaps, even with simultaneous and repeated payments', async () => {
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

  test('a refund creates one credit note, also for a part', async () => {
    const shopper = aClient()
    const placed = await aPaidOrder(shopper)
    expect((await ops('/orders/10001/refund', { amountCents: 100 })).status).toBe(200)
    expect((await ops('/orders/10001/refund', { all: true })).status).toBe(200)
    const documents = await documentsOf(shopper, placed)
    expect(documents.map((one) => one.documentNumber)).toEqual(['RE-10001', 'RK-10001', 'RK-10002'])
    const sum = 'SELECT sum(amount_cents) AS sum FROM document WHERE kind = ?'
    const credited = await env.DB.prepare(sum).bind('credit_note').first('sum')
    expect(credited).toBe(await env.DB.prepare(sum).bind('invoice').first('sum'))
  })

  test('cancelling an order whose payment was charged back credits its invoice', async () => {
    await aPaidOrder(aClient())
    await env.DB.prepare("UPDATE payment SET state = 'chargeback'").run()
    expect((await ops('/orders/10001/cancel')).status).toBe(200)
    expect(await numbers()).toEqual(['credit_note 10001', 'invoice 10001'])
  })

  test('a refund that the provider failed to pay is charged again', async () => {
    await aPaidOrder(aClient())
    await env.DB.prepare("UPDATE payment SET provider_id = 'unknown to the provider'").run()
    expect((await ops('/orders/10001/refund', { amountCents: 100 })).status).toBe(409)
    expect(await numbers()).toEqual(['credit_note 10001', 'invoice 10001', 'invoice 10002'])
  })

  test('a credit note names the latest invoice before it', async () => {
    const shopper = aClient()
    const placed = await aPaidOrder(shopper)
    const issues = [creditRefund, invoiceFailedRefund, creditRefund]
    for (const issue of issues) {
      await batch(env.DB, [issue({ amount: 100, payment: sql`state = 'paid'` })])
      await nextMillisecond()
    }
    const associations = { documents: {} }
    const { body } = await shopper.call('POST', '/order', { ids: [placed.id], associations })
    const documents = Corrections.parse(body).orders.elements[0]?.documents ?? []
    const corrected = documents.flatMap(({ documentNumber, referencedDocumentId: id }) => {
      const invoice = documents.find((one) => one.id === id)
      return invoice ? [[documentNumber, invoice.documentNumber]] : []
    })
    expect(corrected).toEqual([
      ['RK-10001', 'RE-10001'],
      ['RK-10002', 'RE-10002'],
    ])
  })

  test('an issued document can be neither changed nor deleted', async () => {
    await aPaidOrder(aClient())
    await expect(env.DB.prepare('UPDATE document SET number = 7').run()).rejects.toThrow(
      'document_is_unchanged',
    )
    await expect(env.DB.prepare('DELETE FROM document').run()).rejects.toThrow(
      'document_is_permanent',
    )
  })
})

describe('documents by mail', () => {
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

  test('the payment mail contains the invoice if the shop is configured so', async () => {
    expect(await sentWith({ PAPERS_BY_MAIL: 'on' })).toEqual(['RE-10001.pdf'])
  })

  test('other mails contain no documents', async () => {
    expect(await sentWith({})).toEqual([])
  })
})
