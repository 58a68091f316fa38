import { hexId, type ShippingMethodId } from '#shared/domain/ids.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import type { DeliveryDays, ShippingKind } from '#shared/domain/delivery/shipping.ts'
import type { ShippingMethod, ShippingPrice } from '#shared/domain/delivery/shipping.ts'
import { homeTaxRates } from '#shared/domain/tax/tax-state.ts'
import type { TaxRate } from '#shared/domain/tax/tax.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { PublicSettings } from '#shared/schemas/import/shop.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ShippingMethodTable } from '#worker/backend/tables/catalogue.ts'

/** A method with its explanation, and the language of both. */
export type ShopShippingMethod = ShippingMethod &
  Readonly<{ note: string; key: string; locale: Locale }>

const Method = pick(ShippingMethodTable, 'publicId', 'record')
type Row = z.infer<typeof Method.row>

const MILLIGRAMS_PER_GRAM = 1000

/** For products without their own delivery days. */
const DELIVERY_DAYS: Readonly<Record<ShippingKind, DeliveryDays>> = {
  standard: { min: 2, max: 4 },
  roll: { min: 2, max: 4 },
  letter: { min: 2, max: 5 },
  pickup: { min: 1, max: 2 },
  download: { min: 0, max: 0 },
}

export function selectShippingMethods(db: D1Database): D1PreparedStatement {
  const query = sql`SELECT ${Method.columns} FROM shipping_method ORDER BY position`
  return prepare(db, query)
}

/** The shipping methods of the shop by position, in the language. */
export function readShippingMethods(
  results: readonly unknown[],
  locale: Locale,
  settings: PublicSettings,
): readonly ShopShippingMethod[] {
  const rows = results.map((result) => Method.row.parse(result))
  const { homeCountry, hazardousCountries } = settings
  const rate = homeTaxRates(settings).standard
  const parcel = rows.find(({ record }) => record.kind === 'parcel')
  return rows.map(({ publicId, record }) => {
    const kind = record.kind === 'parcel' ? 'standard' : record.kind
    return {
      id: hexId<ShippingMethodId>(publicId),
      key: record.key,
      locale,
      kind,
      name: record.name[locale],
      note: record.note[locale],
      position: record.position,
      active: true,
      prices:
        kind === 'roll' && parcel
          ? rollPrices(record, parcel.record, rate)
          : pricesOf(record, rate),
      maxWeightGrams:
        record.maxWeightMg === null ? null : Math.floor(record.maxWeightMg / MILLIGRAMS_PER_GRAM),
      deliveryDays: DELIVERY_DAYS[kind],
      extraDays: Object.fromEntries(
        record.extraDays.map(({ countryIso, min, max }) => [countryIso, { min, max }]),
      ),
      homeCountry,
      hazardousCountries,
    }
  })
}

type Costs = Pick<Row['record'], 'costs' | 'freeFrom'>

/** A price per country, and free delivery from a limit on. The cheapest matching row applies. */
function pricesOf({ costs, freeFrom }: Costs, rate: TaxRate): ShippingPrice[] {
  return [
    ...costs.map(({ countryIso, grossCents }) => row(countryIso, null, grossCents, rate)),
    ...freeFrom.map(({ countryIso, grossCents }) => row(countryIso, grossCents, 0, rate)),
  ]
}

/** The surcharge for a roll is added to the price of the parcel. */
function rollPrices({ costs }: Costs, parcel: Costs, rate: TaxRate): ShippingPrice[] {
  const surcharges = new Map(costs.map((cost) => [cost.countryIso, cost.grossCents]))
  return pricesOf(parcel, rate).flatMap((parcelRow) => {
    const surcharge = surcharges.get(parcelRow.country)
    if (surcharge === undefined) return []
    return [row(parcelRow.country, parcelRow.from, parcelRow.price.gross + surcharge, rate)]
  })
}

function row(country: string, from: number | null, gross: number, rate: TaxRate): ShippingPrice {
  return { country, measure: 'price', from, to: null, price: priceFromGross(gross, rate) }
}
