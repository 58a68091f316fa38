import type { CartPrice, LinePrice } from '#shared/domain/cart/calculated-cart.ts'
import { cartPrice } from '#shared/domain/cart/cart-price.ts'
import { goodsPrice } from '#shared/domain/cart/line-price.ts'
import { windowOf } from '#shared/domain/delivery/delivery.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import { numberKey } from '#shared/domain/product-number.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { EURO_ROUNDING } from '#shared/domain/rounding.ts'
import { sampleCents } from '#shared/domain/samples.ts'
import { homeTaxRates } from '#shared/domain/tax/tax-state.ts'
import { messages } from '#shared/i18n/messages.ts'
import { SAMPLE_ERRORS, type SampleError } from '#shared/schemas/store-api/sample-order.ts'
import { travelTo } from '#worker/backend/cart/cart-terms.ts'
import {
  readProductsForCart,
  selectProductsForCart,
  type CartProductData,
} from '#worker/backend/catalogue/products/products-for-cart.ts'
import { orderPlacedBefore } from '#worker/backend/checkout/placed-before.ts'
import { taxOf } from '#worker/backend/current-shopper/cart-context.ts'
import type { SignedIn } from '#worker/backend/current-shopper/require-customer.ts'
import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { readOrder, selectOrder } from '#worker/backend/order/find-orders.ts'
import { orderInserts, orderMails, paymentInserts } from '#worker/backend/order/insert-order.ts'
import type { StoredOrder } from '#worker/backend/order/stored-order.ts'
import { isTooManyUnpaid } from '#worker/backend/order/unpaid-orders.ts'
import { idOfText, newId } from '#worker/backend/sql/ids.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'
import type { RequestedSample, SampleRequest } from './sample-input.ts'
import { sampleLine } from './sample-lines.ts'
import { isBeyondBound, sampleOrderInsert } from './stored-sample-orders.ts'
import type { OrderDelivery } from '#worker/backend/tables/order-records.ts'

export type SamplesError =
  | { readonly kind: 'rows'; readonly violations: readonly Violation[] }
  /**
   * The price of the samples differs from the one that the shopper agreed to. Nothing was ordered.
   */
  | { readonly kind: 'other-total'; readonly price: CartPrice }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'too-many' }

/** `isNew` is false if an earlier request with the same key placed the order. */
export type PlacedSamples = { readonly order: StoredOrder; readonly isNew: boolean }

/**
 * Orders samples of cloth. They are sent as a letter without shipping costs, and take nothing from
 * the stock. Samples beyond the free ones are prepaid. Fails with the reason of a refusal; throws
 * database errors.
 */
export async function placeSampleOrder(
  { shop, context, customer }: SignedIn,
  token: string,
  { samples, agreedCents, key }: SampleRequest,
): Promise<Result<PlacedSamples, SamplesError>> {
  const { db, at, locale, network } = shop
  const cartId = key === null ? newId() : idOfText('sample-order', key)
  const before = key === null ? null : await orderPlacedBefore(shop, token, cartId, context)
  if (before) return ok({ order: before, isNew: false })
  const { billingAddress, shippingAddress, country } = context
  if (!country.shippingAvailable) return fail({ kind: 'not-there' })

  const products = await productsOf(shop, samples)
  const found = samples.map(({ articleNumber }) => products.get(numberKey(articleNumber)))
  const violations = found.flatMap((product, index) => violationOf(product, index))
  if (violations.length > 0) return fail({ kind: 'rows', violations })
  const prices = pricesOf(samples.length, context)
  const price = cartPrice(prices, [], taxOf(context, 'letter').taxState, EURO_ROUNDING)
  if (price.totalPrice !== agreedCents) return fail({ kind: 'other-total', price })

  const t = messages(locale)
  const lines = samples.flatMap((sample, index) => {
    const [cartProduct, linePrice] = [found[index], prices[index]]
    return cartProduct && linePrice
      ? [sampleLine(t, { sample, cartProduct, price: linePrice })]
      : []
  })
  const order = {
    id: newId(),
    cartId,
    customer,
    billingAddress,
    shippingAddress,
    price,
    delivery: deliveryOf(context, at),
    lines,
    method: price.totalPrice === 0 ? ('none' as const) : ('prepayment' as const),
    request: NO_COMMENTS,
    vatChecks: [],
  }
  const recipient = { orderId: order.id, emailKey: emailKeyOf(customer.email), network }
  try {
    const results = await db.batch([
      ...orderInserts(shop, order),
      sampleOrderInsert(db, recipient, at),
      ...paymentInserts(shop, order),
      ...orderMails(shop, order),
      selectOrder(db, order.id),
    ])
    const placed = readOrder(results.at(-1)?.results ?? [])
    if (!placed) throw new Error('A placed order cannot be read')
    return ok({ order: placed, isNew: true })
  } catch (error) {
    // A simultaneous second request, or an error after the order was stored.
    const placed = await orderPlacedBefore(shop, token, cartId, context)
    if (placed) return ok({ order: placed, isNew: placed.id === order.id })
    if (isBeyondBound(error) || isTooManyUnpaid(error)) return fail({ kind: 'too-many' })
    throw error
  }
}

const NO_COMMENTS = { comment: null, texts: {}, affiliateCode: null, campaignCode: null }

const Ids = pick(ProductTable, 'publicId')

/** The products of the samples, by the key of their number. */
async function productsOf(
  { db, locale, vars }: SignedIn['shop'],
  samples: readonly RequestedSample[],
): Promise<ReadonlyMap<string, CartProductData>> {
  const keys = samples.map(({ articleNumber }) => numberKey(articleNumber))
  const query = sql`SELECT ${Ids.columns} FROM product
    WHERE number_key IN (SELECT value FROM json_each(${keys}))`
  const ids = (await all(db, Ids.row, query)).map(({ publicId }) => hexId<ProductId>(publicId))
  const { results } = await selectProductsForCart(db, ids).all()
  // An order of samples does not show whether a product is new.
  const shown = { locale, origin: vars.SHOP_ORIGIN, newFrom: '', taxes: vars.settings }
  const found = [...readProductsForCart(results, shown).values()]
  return new Map(found.map((each) => [numberKey(each.product.number), each]))
}

function violationOf(product: CartProductData | undefined, index: number): Violation[] {
  const error = errorOf(product)
  if (error === null) return []
  const pointer = `/samples/${index}/articleNumber`
  return [{ pointer, name: SAMPLE_ERRORS[error], detail: DETAILS[error] }]
}

const DETAILS: Readonly<Record<SampleError, string>> = {
  unknown: 'There is no article with this number.',
  notByTheMetre: 'There are samples of goods by the metre only.',
  gone: 'Nothing is left of this article to cut a sample from.',
}

function errorOf(product: CartProductData | undefined): SampleError | null {
  if (!product) return 'unknown'
  const { unit, orderable, stock, restock } = product.product
  if (unit !== 'metre') return 'notByTheMetre'
  const isThere = stock === null || stock > 0 || restock !== null
  return orderable && isThere ? null : 'gone'
}

function pricesOf(count: number, context: ShopperContext): readonly LinePrice[] {
  const { taxState: state, taxRates } = taxOf(context, 'letter')
  const { standard } = homeTaxRates(context.shopSettings)
  return sampleCents(count, context.shopSettings.samples).map((gross) =>
    goodsPrice(
      priceFromGross(gross, standard),
      1,
      { rate: taxRates.standard, state },
      EURO_ROUNDING,
    ),
  )
}

function deliveryOf(
  { shippingMethods, country, locale, shopSettings }: ShopperContext,
  at: Date,
): OrderDelivery {
  const letter = shippingMethods.find(({ kind }) => kind === 'letter')
  const { days, extraDays } = travelTo(country.iso, letter)
  const travelDays = { min: days.min + extraDays.min, max: days.max + extraDays.max }
  const terms = [{ days: travelDays, restocked: null }]
  return {
    methodId: letter?.id ?? null,
    key: letter?.key ?? 'letter',
    name: letter?.name ?? messages(locale)('samples.letter'),
    costs: { unitPrice: 0, quantity: 1, totalPrice: 0, taxes: [] },
    discounts: [],
    window: windowOf(terms, { now: at, packing: shopSettings.packing }),
    terms,
  }
}
