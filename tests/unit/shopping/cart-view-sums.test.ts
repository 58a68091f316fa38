import { describe, expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import { idFrom } from '#tests/builders/ids.ts'
import { aStoreCart, aStoreLine } from '#tests/builders/store-cart.ts'

const german = { t: messages('de'), locale: 'de' } as const
const english = { t: messages('en'), locale: 'en' } as const

/** Replaces the no-break spaces between numbers and units. */
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

/** A free delivery. */
const delivery = (technicalName: string) => ({
  shippingCosts: { unitPrice: 0, totalPrice: 0, quantity: 1 },
  shippingMethod: { id: idFrom('x'), name: technicalName, technicalName },
})

describe('sums of a displayed cart', () => {
  test('a discount is a row below the subtotal', () => {
    const discount = aStoreLine({
      id: idFrom('promotion'),
      type: 'promotion',
      label: 'STICH5',
      quantity: 1,
      good: false,
      price: { unitPrice: -5, totalPrice: -5, quantity: 1 },
    })
    const { price } = aStoreCart()
    const cart = aStoreCart({
      lineItems: [aStoreLine(), discount],
      price: { ...price, positionPrice: 18.76, totalPrice: 23.66 },
    })
    const view = cartView(german, cart)
    expect(view.count).toBe(1)
    expect(plain(view.subtotal)).toBe('23,76 €')
    expect(view.rows.map(({ label, amount }) => [label, plain(amount)])).toContainEqual([
      'STICH5',
      '−5,00 €',
    ])
  })

  test('tax is a row above a net total, and below a gross total', () => {
    const { price } = aStoreCart()
    const taxed = { ...price, calculatedTaxes: [{ taxRate: 19, tax: 4.51, price: 23.76 }] }
    const labels = (rows: readonly { readonly label: string }[]) =>
      rows.map(({ label }) => plain(label))
    const net = cartView(
      german,
      aStoreCart({ deliveries: [], price: { ...taxed, taxStatus: 'net' } }),
    )
    expect([labels(net.rows), labels(net.taxes)]).toEqual([['zzgl. 19 % USt.'], []])
    const gross = cartView(
      german,
      aStoreCart({ deliveries: [], price: { ...taxed, taxStatus: 'gross' } }),
    )
    expect([labels(gross.rows), labels(gross.taxes)]).toEqual([[], ['darin 19 % MwSt.']])
  })

  test.each([
    ['gross', 'inkl. MwSt., zzgl.'],
    ['net', 'netto, zzgl. USt. und'],
    ['tax-free', 'netto, zzgl.'],
  ] as const)('the subtotal shows what %s prices contain', (taxStatus, note) => {
    const { price } = aStoreCart()
    const cart = aStoreCart({ price: { ...price, taxStatus } })
    expect(cartView(german, cart).priceNote).toBe(note)
  })

  test.each([
    ['CH', 'Swiss import charges'],
    ['US', 'destination country'],
    ['AT', 'intra-Community supply'],
  ])('a tax-free cart shows the reason by country, %s', (iso, reason) => {
    const { price } = aStoreCart()
    const cart = aStoreCart({
      price: { ...price, taxStatus: 'tax-free', calculatedTaxes: [] },
      deliveries: [{ ...delivery('standard'), location: { country: { iso } } }],
    })
    const { taxes, taxNote } = cartView(english, cart)
    expect(taxes).toEqual([])
    expect(taxNote).toContain(reason)
    expect(taxNote?.includes('import')).toBe(iso !== 'AT')
  })

  test('a prepaid cart shows days after the payment, no dates', () => {
    const promised = {
      ripstop_delivery: null,
      ripstop_after_payment: { min: 3, max: 5, notBefore: null },
    }
    const { shippingCosts, shippingMethod } = delivery('standard')
    const cart = aStoreCart({
      lineItems: [aStoreLine({}, promised)],
      deliveries: [
        { shippingCosts, shippingMethod: { ...shippingMethod, customFields: promised } },
      ],
    })
    const said = '3 bis 5 Werktage nach Zahlungseingang'
    const view = cartView(german, cart)
    expect(view.delivery).toBe(`Voraussichtliche Lieferung: ${said}`)
    expect(view.lines[0]?.facts).toContain(said)
    expect(view.rows.map(({ label }) => label)).toEqual([`standard, ${said}`])
    expect(cartView(english, cart).delivery).toContain('3 to 5 business days after payment')
  })

  test('pick-up is not called free shipping', () => {
    const [parcel, pickup] = ['standard', 'pickup'].map((name) =>
      cartView(german, aStoreCart({ deliveries: [delivery(name)] })),
    )
    expect([parcel?.freeShipping, pickup?.freeShipping]).toEqual([
      'Diese Bestellung ist versandkostenfrei.',
      null,
    ])
  })

  test('the cart shows the amount missing for free shipping', () => {
    const ripstop = { cartId: 'c', hash: 'h', revision: 1, toFreeShipping: 12.3 }
    const { freeShipping } = cartView(german, aStoreCart({ extensions: { ripstop } }))
    expect(plain(freeShipping ?? '')).toBe('Noch 12,30 € bis zum kostenlosen Versand.')
  })
})
