import { describe, expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { CartView } from '#shared/schemas/forms/cart-view.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { idFrom } from '#tests/builders/ids.ts'
import { aStoreBuckle, aStoreCart, aStoreLine } from '#tests/builders/store-cart.ts'

const german = { t: messages('de'), locale: 'de' } as const
const english = { t: messages('en'), locale: 'en' } as const

/** Replaces the no-break spaces between numbers and units. */
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

const notice = (messageKey: string, parameters: Record<string, unknown>, level = 10) => ({
  key: `${messageKey}${idFrom('cloth')}`,
  level,
  message: 'raw text of the backend',
  messageKey,
  parameters,
  block: true,
})

const withNotice = (error: ReturnType<typeof notice>) =>
  cartView(german, aStoreCart({ errors: { [error.key]: error } }))

describe('displayed carts', () => {
  test('cloth is shown in metres with its price per metre and base price', () => {
    const [line] = cartView(german, aStoreCart()).lines
    expect(line).toMatchObject({ soldBy: 'm', units: 24, figure: '2,4', unitLabel: 'm' })
    expect(plain(line?.quantity)).toBe('2,4 m')
    expect(plain(line?.unitPrice)).toBe('9,90 €/m')
    expect(plain(line?.basePrice)).toBe('6,60 €/m²')
    expect(plain(line?.total)).toBe('23,76 €')
  })

  test('buckles are shown in pieces without a base price', () => {
    const [line] = cartView(english, aStoreCart({ lineItems: [aStoreBuckle()] })).lines
    expect(line).toMatchObject({ soldBy: 'piece', figure: '4', quantity: '4 pieces' })
    expect(line).toMatchObject({ unitPrice: '€0.95/piece', basePrice: null })
  })

  test('the required properties of a line are shown once', () => {
    const line = aStoreLine({}, { ripstop_facts: ['Rollenbreite 150 cm', 'Silikon, beidseitig'] })
    expect(cartView(german, aStoreCart({ lineItems: [line] })).lines[0]?.facts).toEqual([
      'Art.-Nr. 71204',
      'Farbe Moos',
      'Rollenbreite 150 cm',
      'Silikon, beidseitig',
    ])
  })

  test('a line reports that its pieces no longer match its length', () => {
    const cutTo = (...ripstop_cuts: number[]) =>
      cartView(german, aStoreCart({ lineItems: [aStoreLine({}, { ripstop_cuts })] })).lines[0]
    expect(plain(cutTo(10, 10)?.remarks[0]?.text)).toBe(
      '2,4 m am Stück: Die bisherigen Stücke passen nicht zur neuen Länge.',
    )
    expect(cutTo(12, 12)?.remarks).toEqual([])
  })

  test('the cart warns before the order that cut cloth cannot be returned', () => {
    const cart = aStoreCart({ lineItems: [aStoreLine(), aStoreBuckle()] })
    expect(cartView(german, cart).withdrawal).toMatch(
      /Kein Widerrufsrecht .*Silnylon Ripstop.*14 Tage/,
    )
    expect(cartView(german, aStoreCart({ lineItems: [aStoreBuckle()] })).withdrawal).toBeNull()
  })

  test('several cut products are quoted, because their names contain commas', () => {
    const cloth = aStoreLine({ label: 'Silnylon, 20den, Moos' })
    const mesh = aStoreLine({ id: idFrom('mesh'), label: 'Netz, fein, Schwarz' })
    const cart = aStoreCart({ lineItems: [cloth, mesh] })
    expect(cartView(german, cart).withdrawal).toBe(
      'Kein Widerrufsrecht für Zuschnitte: „Silnylon, 20den, Moos“ und „Netz, fein, Schwarz“. Diese Ware schneiden wir für Sie zu.',
    )
    expect(cartView(english, cart).withdrawal).toContain('We cut these goods for you.')
  })

  test('a base price is shown with m²', () => {
    const referencePrice = {
      price: 8.33,
      purchaseUnit: 1.776,
      referenceUnit: 1,
      unitName: 'm2',
    }
    const remnant = aStoreBuckle({
      price: { unitPrice: 14.8, totalPrice: 14.8, quantity: 1, referencePrice },
    })
    const [line] = cartView(german, aStoreCart({ lineItems: [remnant] })).lines
    expect(plain(line?.basePrice)).toBe('8,33 €/m²')
  })

  test('a line shows the next tier with the missing quantity', () => {
    const line = aStoreLine({}, { ripstop_next_tier: { quantity: 50, unitPrice: 0.94 } })
    const [shown] = cartView(german, aStoreCart({ lineItems: [line] })).lines
    expect(shown?.remarks.map(({ text }) => plain(text))).toEqual([
      'Noch 2,6 m, dann 9,40 € je Meter (ab 5 m).',
    ])
  })

  test('one missing piece uses the singular', () => {
    const line = aStoreLine(
      { quantity: 9 },
      { ripstop_unit: 'piece', ripstop_next_tier: { quantity: 10, unitPrice: 0.94 } },
    )
    const [shown] = cartView(german, aStoreCart({ lineItems: [line] })).lines
    expect(shown?.remarks.map(({ text }) => plain(text))).toEqual([
      'Noch 1 Stück, dann 0,94 € je Stück (ab 10 Stück).',
    ])
  })

  test('a displayed cart is the same after JSON', () => {
    const view = cartView(german, aStoreCart({ lineItems: [aStoreLine(), aStoreBuckle()] }))
    expect(CartView.parse(JSON.parse(JSON.stringify(view)))).toEqual(view)
  })
})

test.each([
  ['de', '2 Sets', '5,00 €/Set', 'Noch 3 Sets, dann 4,50 € je Set (ab 5 Sets).'],
  ['en', '2 sets', '€5.00/set', 'Add 3 sets more to pay €4.50 per set (from 5 sets).'],
] as const)('sets are counted in sets: %s', (locale, quantity, price, tier) => {
  const line = aStoreLine(
    { quantity: 2, price: { unitPrice: 5, totalPrice: 10, quantity: 2 } },
    { ripstop_unit: 'set', ripstop_next_tier: { quantity: 5, unitPrice: 4.5 } },
  )
  const [view] = cartView({ t: messages(locale), locale }, aStoreCart({ lineItems: [line] })).lines
  expect([view?.quantity, view?.unitPrice, view?.remarks[0]?.text].map(plain)).toEqual([
    quantity,
    price,
    tier,
  ])
})

describe('cart notices', () => {
  test('a notice about cloth uses metres, above the cart and at its line', () => {
    const view = withNotice(
      notice('product-stock-reached', { name: 'Silnylon, 36g/qm', quantity: 18, unit: 'metre' }),
    )
    const text = 'Silnylon, 36g/m²: Nur noch 1,8 m auf Lager. Wir haben die Menge angepasst.'
    expect(view.remarks.map((pageNotice) => plain(pageNotice.text))).toEqual([text])
    expect(view.lines[0]?.remarks.map((pageNotice) => plain(pageNotice.text))).toEqual([text])
    expect(view.isOrderable).toBe(false)
  })

  test('a notice about products sold as sets counts sets', () => {
    const left = { name: 'Druckknöpfe', quantity: 3, unit: 'set' }
    const error = notice('product-stock-reached', left)
    const lineItems = [aStoreLine({}, { ripstop_unit: 'set' })]
    const { remarks: notices } = cartView(
      german,
      aStoreCart({ lineItems, errors: { [error.key]: error } }),
    )
    expect(notices[0]?.text).toContain('3 Sets')
  })

  test('a notice about the maximum quantity does not mention the stock', () => {
    const most = { name: 'Silnylon', quantity: 600, unit: 'metre', limit: 'maximum' }
    const { remarks: notices } = withNotice(notice('product-stock-reached', most))
    expect(notices.map((pageNotice) => plain(pageNotice.text))).toEqual([
      'Silnylon: Höchstens 60 m je Bestellung. Wir haben die Menge angepasst.',
    ])
  })

  test.each(['promotion-not-found', 'something-new'])(
    "a notice %s never shows the backend's text",
    (key) => {
      const { remarks: notices } = withNotice(notice(key, { code: 'NADEL10' }, 20))
      expect(notices).toEqual([{ tone: 'bad', text: expect.not.stringContaining('raw text') }])
    },
  )
})
