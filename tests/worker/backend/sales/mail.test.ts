import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aPage } from './a-page.ts'
import { aClient } from './client.ts'
import { register } from './guest.ts'
import { anOrder, payUrlOf, payWith, visit } from './paying.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from './stock.ts'
import { Mail } from '#worker/backend/tables/outbox.ts'

beforeEach(async () => {
  await emptyStorage()
})

async function mailOf(kind: string): Promise<Mail> {
  const row = await env.DB.prepare('SELECT mail FROM outbox WHERE kind = ?')
    .bind(kind)
    .first('mail')
  return Mail.parse(JSON.parse(String(row)))
}

async function ordered(languageId = LANGUAGE_ID.de, payment = 'prepayment', body: object = {}) {
  await stockShop([
    aFabric('70000', { basePrices: [{ per: 1, unit: 'm' }] }),
    aBuckle('24500', { name: { de: 'Schnalle <b>25</b> mm', en: 'Buckle <b>25</b> mm' } }),
  ])
  const shopper = aClient({ languageId })
  const items = [
    { id: idOfProduct('70000'), type: 'product', quantity: 25 },
    { id: idOfProduct('24500'), type: 'product', quantity: 1 },
  ]
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await register(shopper)
  await shopper.call('PATCH', '/context', { paymentMethodId: idOf('payment', payment) })
  return shopper.ask(Order, 'POST', '/checkout/order', body)
}

describe('order confirmation mails', () => {
  test('the mails to buyer and shop contain the buyer’s reference', async () => {
    const customFields = { ripstop_reference: 'KST 4711' }
    const order = await ordered(LANGUAGE_ID.de, 'prepayment', { customFields })
    expect(order.customFields?.ripstop_reference).toBe('KST 4711')
    for (const kind of ['order-confirmation', 'ops-new-order']) {
      expect((await mailOf(kind)).text).toContain('Ihre Bestellnummer: KST 4711')
    }
  })

  test('the German confirmation contains products, prices and the right of withdrawal', async () => {
    const order = await ordered()
    const { subject, html, text } = await mailOf('order-confirmation')
    expect(subject).toBe('Ihre Bestellung 10001 bei Ripstop')
    const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const said of [
      'Danke, Katrin.\n',
      'Lieferung: 3 bis 6 Werktage nach Zahlungseingang',
      '2,5 m × 11,90 €/m = 29,75 €',
      '1 Stück × 1,20 € = 1,20 €',
      'Gesamt: 35,85 €',
      'darin 19 % MwSt.: ',
      'Ripstop 70000 schneiden wir für Sie zu. Dafür gibt es kein Widerrufsrecht.',
      'Die anderen Artikel können Sie 14 Tage lang widerrufen:',
      'Bitte überweisen Sie den Betrag. Wir warten',
      'Verwendungszweck: Ripstop 10001',
      'Katrin Sommerfeld\nElbhangstraße 27\n01099 Dresden\nDeutschland',
      `https://shop.test/order/${order.deepLinkCode}`,
      'Ripstop Demo GmbH, Musterweg 7, 01099 Dresden',
    ])
      expect(plain).toContain(said)
    expect(html).toContain('Schnalle &lt;b&gt;25&lt;/b&gt; mm')
    expect(html).toContain('<html lang="de">')
  })

  test('the confirmation of an English order is in English', async () => {
    const order = await ordered(LANGUAGE_ID.en)
    const { subject, text } = await mailOf('order-confirmation')
    expect(subject).toBe('Your order 10001 at Ripstop')
    expect(text).toContain('There is no right of withdrawal for these goods.')
    expect(text).toContain(`https://shop.test/en/order/${order.deepLinkCode}`)
  })

  test('the confirmation of a transfer order contains a QR code', async () => {
    await ordered()
    const { html, attachments } = await mailOf('order-confirmation')
    const [picture] = attachments
    expect(html).toContain(`src="cid:${picture?.contentId}"`)
    expect(atob(picture?.base64 ?? '').slice(1, 4)).toBe('PNG')
  })

  test('the confirmation of a transfer order contains its deadline and the consequence', async () => {
    await ordered()
    const { text } = await mailOf('order-confirmation')
    expect(text).toMatch(
      /Wir warten bis \S+ \d+\. \S+ auf die Überweisung\. Danach stornieren wir die Bestellung\./,
    )
  })

  test('the confirmation of a card order requests the card payment, not for a transfer', async () => {
    await ordered(LANGUAGE_ID.de, 'card')
    const { text, attachments } = await mailOf('order-confirmation')
    expect(text).toContain('Noch nicht bezahlt.')
    expect(text).not.toContain('IBAN')
    expect(attachments).toEqual([])
    expect(text).not.toContain('als Textdateien angehängt')
  })

  test('the confirmation contains terms and withdrawal instructions as text', async () => {
    const html = '<h2>Geltung</h2><p>{{SHOP_LEGAL_NAME}} &amp; Sie</p><ul><li>eins</li></ul>'
    for (const [index, key] of ['terms', 'withdrawal'].entries()) {
      const record = aPage(key, html)
      await env.DB.prepare("INSERT INTO landing_page VALUES (?, ?, ?, ?, '', ?)")
        .bind(index, idOf('landing-page', key), key, `cms-${key}`, JSON.stringify(record))
        .run()
    }
    await ordered(LANGUAGE_ID.de, 'card')
    const { attachments, text: said } = await mailOf('order-confirmation')
    expect(said).toContain('als Textdateien angehängt')
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'AGB.txt',
      'Widerrufsbelehrung.txt',
    ])
    const text = new TextDecoder().decode(
      Uint8Array.from(atob(attachments[0]?.base64 ?? ''), (letter) => letter.charCodeAt(0)),
    )
    expect(text).toBe('terms\n\nGeltung\nRipstop Demo GmbH & Sie\n- eins\n')
  })
})

test('operators are notified of an order, the shopper of its payment', async () => {
  await stockShop([aBuckle()])
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payWith(await payUrlOf(shopper, placed), '4242424242424242')
  const { results } = await env.DB.prepare(
    'SELECT kind, recipient FROM outbox WHERE sent_at IS NOT NULL ORDER BY kind',
  ).all()
  expect(results).toEqual([
    { kind: 'ops-new-order', recipient: 'hallo@ripstop.example' },
    { kind: 'order-confirmation', recipient: 'katrin@example.org' },
    { kind: 'payment-received', recipient: 'katrin@example.org' },
  ])
})

test('the development mailbox shows every mail with its embedded picture', async () => {
  await ordered()
  const list = await (await visit(new Request('https://shop.test/_dev/mail'))).text()
  expect(list).toContain('Ihre Bestellung 10001 bei Ripstop')
  const id = await env.DB.prepare("SELECT id FROM outbox WHERE kind = 'order-confirmation'").first(
    'id',
  )
  const shown = await visit(new Request(`https://shop.test/_dev/mail/${id}/html`))
  expect(await shown.text()).toContain('src="data:image/png;base64,')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
})
