import type { Locale } from '#shared/i18n/locales.ts'
import { FLAGS } from '#shared/domain/listing.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import type { RequestedFilters } from './requested-filters.ts'
import { manufacturerStruct } from '../structs/manufacturer-struct.ts'
import { groupStruct, optionStruct } from '../structs/property-structs.ts'
import { flagOption, MANUFACTURER_FACET, RATINGS, RATING_FACET } from '../snapshot/facets.ts'
import type { ListingResult } from '../snapshot/listing.ts'
import { priceMeasure, type PriceView } from '../snapshot/price-view.ts'
import { ABSENT, LONGEST_PIECE } from '../snapshot/measures.ts'
import type { Snapshot, SnapshotGroup } from '../snapshot/snapshot.ts'

type Counted = Pick<ListingResult, 'count' | 'measures'>

/** The filters of these rows as Shopware's aggregations (docs/store-api.md#listings). */
export function aggregations(
  snapshot: Snapshot,
  counted: Counted,
  { offered, whitelist }: RequestedFilters,
  priceView: PriceView,
) {
  const count = counting(snapshot, counted)
  const { locale } = priceView
  const { manufacturers, groups } = snapshot.names
  const shown = groups.filter(
    ({ id, record }) => record.filterable && (whitelist.length === 0 || whitelist.includes(id)),
  )
  const groupOf = ({ id: groupId, record, options }: SnapshotGroup) => {
    const present = options.filter(({ id }) => count(groupId, id) > 0)
    if (present.length === 0) return []
    const group = groupStruct(groupId, record, locale)
    const structs = present.map(({ id, position, record: option }) => ({
      ...optionStruct({ id, groupId, position, option }, locale),
      group,
    }))
    return [{ ...group, options: structs }]
  }
  const bestRating = RATINGS.findLast((points) => count(RATING_FACET, points) > 0) ?? null
  return {
    ...(offered.manufacturer && {
      manufacturer: aggregation('manufacturer', {
        entities: manufacturers
          .filter(({ id }) => count(MANUFACTURER_FACET, id) > 0)
          .map(({ id, record }) => manufacturerStruct(id, record, locale)),
      }),
    }),
    ...(offered.price && {
      price: aggregation('price', priceFigures(counted, priceMeasure(priceView))),
    }),
    ...(offered.rating && { rating: aggregation('rating', { max: bestRating }) }),
    ...(offered.shippingFree && {
      'shipping-free': aggregation('shipping-free', {
        max: count(...flagOption('shippingFree')) > 0 ? '1' : null,
      }),
    }),
    ...((offered.property || whitelist.length > 0) && propertyAggregations(shown.flatMap(groupOf))),
  }
}

/** Without any option Shopware returns the two aggregations from which it builds the groups. */
function propertyAggregations(entities: readonly object[]) {
  if (entities.length > 0) return { properties: aggregation('properties', { entities }) }
  return {
    properties: aggregation('properties', { buckets: [] }),
    options: aggregation('options', { buckets: [] }),
  }
}

/**
 * Data that Shopware lacks: the number of products after each further choice, and the bounds of
 * numeric properties in their unit.
 */
export function listingExtension(snapshot: Snapshot, counted: Counted, locale: Locale) {
  const count = counting(snapshot, counted)
  const { groups, manufacturers } = snapshot.names
  const filterable = groups.filter(({ record }) => record.filterable)
  const choices = [
    ...manufacturers.map(({ id }) => [MANUFACTURER_FACET, id] as const),
    ...filterable.flatMap(({ id, options }) => options.map((option) => [id, option.id] as const)),
  ]
  const counts = choices
    .map(([facet, id]) => [id, count(facet, id)] as const)
    .filter(([, products]) => products > 0)
  return {
    counts: Object.fromEntries(counts),
    flags: Object.fromEntries(FLAGS.map((flag) => [flag, count(...flagOption(flag))])),
    longestPiece: longestPiece(counted),
    ratings: Object.fromEntries(RATINGS.map((points) => [points, count(RATING_FACET, points)])),
    ranges: filterable.flatMap(({ id, record }) => {
      const figures = counted.measures.find(({ name }) => name === record.key)
      if (!figures || figures.min === ABSENT) return []
      const { min, max } = figures
      const inUnit = (figure: number) => figure / 10 ** record.decimals
      return [
        {
          key: record.key,
          groupId: id,
          name: record.name[locale],
          unit: record.unit && record.unit[locale],
          decimals: record.decimals,
          min: inUnit(min),
          max: inUnit(max),
        },
      ]
    }),
    apiAlias: 'ripstop_listing',
  }
}

/** In metres; null if no product of this list is sold by length. */
function longestPiece({ measures }: Counted): number | null {
  const pieces = measures.find(({ name }) => name === LONGEST_PIECE)
  return pieces && pieces.rows > 0 ? pieces.max / UNITS_PER_METRE : null
}

function counting({ optionNumbers }: Snapshot, { count }: Counted) {
  return (facet: string, option: string) =>
    count[optionNumbers.get(`${facet}/${option}`) ?? -1] ?? 0
}

function priceFigures({ measures }: Counted, measure: string) {
  const price = measures.find(({ name }) => name === measure)
  if (!price || price.rows === 0) return { min: null, max: null, avg: null, sum: null }
  const { min, max } = price
  return { min: euros(min), max: euros(max), avg: null, sum: null }
}

/** An amount in the format of Shopware's database. */
const euros = (cents: number) => decimalFromCents(cents).toFixed(4)

function aggregation<T extends object>(name: string, result: T) {
  return { name, ...result, apiAlias: `${name}_aggregation` }
}
