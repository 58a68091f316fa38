import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { fail, ok } from '#shared/result.ts'
import type { PageRecord } from '#shared/schemas/import/page.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { LANGUAGE_ID } from '#worker/backend/channel/languages.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { drainOutbox } from '#worker/backend/mail/drain-outbox.ts'
import { Mail } from '#worker/backend/mail/mail.ts'
import { aClient } from './client.ts'
import { register } from './guest.ts'
import { anOrder, payUrlOf, payWith, visit } from './paying.ts'
import { aBuckle, aFabric, idOfArticle, stockShop } from './stock.ts'

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

async function mailOf(kind: string): Promise<Mail> {
  const row = await env.DB.prepare('SELECT mail FROM outbox WHERE kind = ?')
    .bind(kind)
    .first('mail')
  return Mail.parse(JSON.parse(String(row)))
}

async function ordered(languageId = LANGUAGE_ID.de, payment = 'prepayment') {
  await stockShop([
    aFabric('70000', { basePrices: [{ per: 1, unit: 'm' }] }),
    aBuckle('24500', { name: { de: 'Schnalle <b>25</b> mm', en: 'Buckle <b>25</b> mm' } }),
  ])
  const shopper = aClient({ languageId })
  const items = [
    { id: idOfArticle('70000'), quantity: 25 },
    { id: idOfArticle('24500'), quantity: 1 },
  ]
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  await register(shopper)
  await shopper.call('PATCH', '/context', { paymentMethodId: idOf('payment', payment) })
  return shopper.ask(Order, 'POST', '/checkout/order', {})
}

describe('the confirmation of an order', () => {
  test('says in German what was bought, what it costs and what can be sent back', async () => {
    const order = await ordered()
    const { subject, html, text } = await mailOf('order-confirmation')
    expect(subject).toBe('Ihre Bestellung 10001 bei Ripstop')
    const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const said of [
      'Danke, Katrin. Wir schneiden zu.',
      '2,5 m × 11,90 €/m = 29,75 €',
      '1 Stück × 1,20 € = 1,20 €',
      'Gesamt: 35,85 €',
      'darin 19 % MwSt.: ',
      'Ripstop 70000 schneiden wir für Sie zu. Dafür gibt es kein Widerrufsrecht.',
      'Die anderen Artikel können Sie 14 Tage lang widerrufen:',
      'Verwendungszweck: Ripstop 10001',
      'Katrin Sommerfeld\nElbhangstraße 27\n01099 Dresden\nDeutschland',
      `https://shop.test/order/${order.deepLinkCode}`,
      'Ripstop Demo GmbH, Musterweg 7, 01099 Dresden',
    ])
      expect(plain).toContain(said)
    expect(html).toContain('Schnalle &lt;b&gt;25&lt;/b&gt; mm')
    expect(html).toContain('<html lang="de">')
  })

  test('speaks English where the order was placed in English', async () => {
    const order = await ordered(LANGUAGE_ID.en)
    const { subject, text } = await mailOf('order-confirmation')
    expect(subject).toBe('Your order 10001 at Ripstop')
    expect(text).toContain('There is no right of withdrawal for that.')
    expect(text).toContain(`https://shop.test/en/order/${order.deepLinkCode}`)
  })

  test('shows the QR code of a transfer', async () => {
    await ordered()
    const { html, attachments } = await mailOf('order-confirmation')
    const [picture] = attachments
    expect(html).toContain(`src="cid:${picture?.contentId}"`)
    expect(atob(picture?.base64 ?? '').slice(1, 4)).toBe('PNG')
  })

  test('asks a card to be paid, and no transfer', async () => {
    await ordered(LANGUAGE_ID.de, 'card')
    const { text, attachments } = await mailOf('order-confirmation')
    expect(text).toContain('Noch nicht bezahlt.')
    expect(text).not.toContain('IBAN')
    expect(attachments).toEqual([])
  })

  test('carries terms and withdrawal instructions as text', async () => {
    const html = '<h2>Geltung</h2><p>{{SHOP_LEGAL_NAME}} &amp; Sie</p><ul><li>eins</li></ul>'
    for (const [index, key] of ['terms', 'withdrawal'].entries()) {
      const record = aPage(key, html)
      await env.DB.prepare("INSERT INTO landing_page VALUES (?, ?, ?, ?, '', ?)")
        .bind(index, idOf('landing-page', key), key, `cms-${key}`, JSON.stringify(record))
        .run()
    }
    await ordered(LANGUAGE_ID.de, 'card')
    const { attachments } = await mailOf('order-confirmation')
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

test('operators hear of an order, the shopper of its payment', async () => {
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

describe('a mail that does not go out', () => {
  const MINUTE_MS = 60_000
  const NOW = new Date('2026-11-20T10:00:00Z')
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
  const mail = { subject: 's', html: 'h', text: 't', attachments: [] }
  const waiting = () =>
    env.DB.prepare(
      "INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at, mail) VALUES ('m', 'k', 's', 'de', 'k@example.org', ?1, ?1, ?2)",
    )
      .bind(NOW.toISOString(), JSON.stringify(mail))
      .run()

  test('is tried again, later each time, and then not any more', async () => {
    await waiting()
    const tries: number[] = []
    const drainAt = (minutes: number, works: boolean) =>
      drainOutbox({ ...env }, later(minutes), async () => {
        tries.push(minutes)
        return works ? ok('sent') : fail('mail server down')
      })
    for (const minute of [0, 0.5, 1, 2, 3, 4]) await drainAt(minute, false)
    expect(tries).toEqual([0, 1, 3])
    await drainAt(7, true)
    await drainAt(600, true)
    expect(tries).toEqual([0, 1, 3, 7])
  })

  test('is sent once by two who drain at the same time', async () => {
    await waiting()
    let sent = 0
    const send = async () => {
      sent += 1
      return ok('sent' as const)
    }
    await Promise.all([0, 0, 0].map((at) => drainOutbox({ ...env }, later(at), send)))
    expect(sent).toBe(1)
  })

  test('of a kind that nobody writes holds up no other', async () => {
    await waiting()
    await env.DB.prepare(
      "INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at) VALUES ('a', 'nonsense', 's', 'de', 'k@example.org', ?1, ?1)",
    )
      .bind(NOW.toISOString())
      .run()
    await drainOutbox({ ...env }, NOW, async () => ok('sent'))
    const { results } = await env.DB.prepare(
      'SELECT id, sent_at IS NOT NULL AS sent FROM outbox ORDER BY id',
    ).all()
    expect(results).toEqual([
      { id: 'a', sent: 0 },
      { id: 'm', sent: 1 },
    ])
  })
})

test('the development mailbox shows every mail, its picture inside', async () => {
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

function aPage(key: string, html: string): PageRecord {
  const text = { de: key, en: key }
  const visibility = { mobile: true, tablet: true, desktop: true }
  const layout = {
    cssClass: null,
    backgroundColor: null,
    backgroundMedia: null,
    backgroundMediaMode: 'auto' as const,
    visibility,
  }
  const margins = { marginTop: null, marginBottom: null, marginLeft: null, marginRight: null }
  const slots = [{ slot: 'content', type: 'text' as const, html: { de: html, en: html } }]
  return {
    key,
    parent: null,
    indexed: true,
    path: { de: `/${key}`, en: `/${key}` },
    aliases: { de: [], en: [] },
    name: text,
    description: text,
    sections: [
      {
        type: 'default',
        sizingMode: 'boxed',
        ...layout,
        blocks: [{ type: 'text', ...layout, ...margins, slots }],
      },
    ],
  }
}
