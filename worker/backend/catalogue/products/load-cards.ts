import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import type { ShopTaxes } from '#shared/domain/tax/tax-state.ts'
import type { ProductRow } from '../structs/product-row.ts'
import { homeTaxRate } from '../structs/cart-product.ts'
import { findVariantRows, nameTable, optionsOf, type NameTable } from '../snapshot/name-table.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { CardRow, RequestedCard } from './card-rows.ts'

/**
 * Products as lists show them, in the order of `ids`. Stock, prices and texts come from the tables;
 * properties, manufacturers and other data of the parent come from the snapshot. Only the first
 * picture is loaded. Products that are not in the snapshot are left out.
 */
export async function loadCards(
  snapshot: Snapshot,
  ids: readonly number[],
  taxes: ShopTaxes,
  read: (requested: readonly RequestedCard[]) => Promise<readonly CardRow[]>,
): Promise<readonly ProductRow[]> {
  const names = nameTable(snapshot)
  const requested = ids.flatMap((id): RequestedCard[] => {
    const at = snapshot.rowOfId.get(id)
    return at === undefined ? [] : [[id, cheapestOf(snapshot, findVariantRows(snapshot, at))]]
  })
  return (await read(requested)).flatMap((row) => productOf(snapshot, names, row, taxes) ?? [])
}

function productOf(
  snapshot: Snapshot,
  names: NameTable,
  card: CardRow,
  taxes: ShopTaxes,
): ProductRow | null {
  const { id, cheapestId: cheapest, cover, ...row } = card
  const { record, parent } = row
  const at = snapshot.rowOfId.get(id)
  if (at === undefined) return null
  const options = optionsOf(snapshot, at)
  const maker = options.flatMap((number) => names.manufacturers.get(number) ?? [])[0]
  if (!maker) return null

  const properties = options.flatMap((number) => names.properties.get(number) ?? [])
  const variants = findVariantRows(snapshot, at)
  const rate = homeTaxRate(record, taxes)
  return {
    ...row,
    manufacturerId: maker.id,
    manufacturer: maker.record,
    tiers: record.prices.map(({ fromQuantity, grossCents }) => ({
      from: fromQuantity,
      price: priceFromGross(grossCents, rate),
    })),
    // Cards do not show cut pieces.
    rolls: [],
    media: cover ? [cover] : [],
    properties: properties.map((property) => ({
      ...property,
      isAxis: property.group.key in record.options,
    })),
    shades: shadesOf(snapshot, names, variants),
    care: parent.care.flatMap((key) => names.care.get(key) ?? []),
    entryPrices: {
      ...entryPrices(snapshot, variants, record.unit === 'm' ? UNITS_PER_METRE : 1),
      cheapest,
    },
  }
}

/** Colours of the parent's variants in the order of their group. */
function shadesOf(snapshot: Snapshot, names: NameTable, rows: readonly number[]) {
  const numbers = new Set(rows.flatMap((row) => optionsOf(snapshot, row)))
  return [...numbers]
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const property = names.properties.get(number)
      if (property?.group.key !== 'shade' || !property.option.hex) return []
      return [{ name: property.option.name, hex: property.option.hex }]
    })
}

/** The row id of the cheapest product among these rows. */
function cheapestOf({ columns }: Snapshot, rows: readonly number[]): number {
  const price = (row: number) => columns.price[row] ?? 0
  const at = rows.reduce((best, row) => (price(row) < price(best) ? row : best))
  return columns.id[at] ?? 0
}

/** Lowest and highest price of a sales unit. A snapshot contains prices per metre or piece. */
function entryPrices({ columns }: Snapshot, rows: readonly number[], unitsRead: number) {
  const prices = rows.map((row) => (columns.price[row] ?? 0) / unitsRead)
  return { min: Math.min(...prices), max: Math.max(...prices) }
}
