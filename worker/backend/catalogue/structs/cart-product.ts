import type { CartProduct, Content, Restock } from '#shared/domain/cart/cart-product.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import { homeTaxRates, type ShopTaxes } from '#shared/domain/tax/tax-state.ts'
import type { TaxRate } from '#shared/domain/tax/tax.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductRow } from './product-row.ts'
import type { StoredProduct } from '#worker/backend/tables/stored.ts'

const MILLIMETRES_PER_CENTIMETRE = 10
const MILLI = 1000

/** The rate of the tax that imported prices include. */
export function homeTaxRate(
  { taxClass }: Pick<StoredProduct, 'taxClass'>,
  taxes: ShopTaxes,
): TaxRate {
  return homeTaxRates(taxes)[taxClass]
}

/**
 * A product for the calculation of a cart: amounts per sales unit, in whole cents. Throws an
 * `Error` for a product without a price.
 */
export function cartProduct(row: ProductRow, locale: Locale, taxes: ShopTaxes): CartProduct {
  const { record, parent } = row
  const [first] = row.tiers
  if (!first) throw new Error(`Product ${row.number} has no price`)
  const inCents = (gross: number) => priceFromGross(gross, homeTaxRate(record, taxes))
  return {
    id: hexId<ProductId>(row.publicId),
    number: row.number,
    name: record.name[locale],
    unit: record.unit === 'm' ? 'metre' : record.unit,
    orderable: row.orderable,
    price: first.price,
    tiers: row.tiers,
    listPrice: record.reduction && inCents(record.reduction.listCents),
    regulationPrice: record.reduction && inCents(record.reduction.lowest30Cents),
    taxClass: record.taxClass,
    minPurchase: record.minPurchase,
    purchaseSteps: record.purchaseSteps,
    maxPurchase: record.maxPurchase,
    stock: row.stock,
    rolls: row.rolls.map(({ units }) => units),
    restock: row.backorder ? restockOf(record) : null,
    content: contentOf(record),
    rollWidthMillimetres: rollWidthOf(row),
    weightMilligrams: record.weightMg,
    flags: {
      rollOnly: record.flags.includes('rollOnly'),
      rollOption: record.flags.includes('rollOption'),
      hazardous: record.flags.includes('hazardous'),
      letterPossible: record.flags.includes('letterPossible'),
      shippingFree: record.flags.includes('shippingFree'),
    },
    deliveryDays: parent.deliveryDays,
  }
}

/** Content of a sales unit in decimals of its unit, as in the Store API. */
function contentOf({ content }: Pick<StoredProduct, 'content'>): Content | null {
  if (!content) return null
  return {
    purchaseUnit: content.milli / MILLI,
    referenceUnit: content.referenceMilli / MILLI,
    unit: content.unit,
  }
}

export function rollWidthOf({ properties }: Pick<ProductRow, 'properties'>): number | null {
  const width = properties.find(({ group }) => group.key === 'roll_width')?.option.value
  return width ? width * MILLIMETRES_PER_CENTIMETRE : null
}

function restockOf({ availability }: StoredProduct): Restock | null {
  if (availability.state === 'availableOn') return { kind: 'date', date: availability.date }
  if (availability.state === 'availableInDays') return { kind: 'days', days: availability.days }
  return null
}
