import { isBound, type Bounds, type ListingFilters } from '#shared/domain/listing.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { roundedDecimal } from '#shared/domain/rounding.ts'
import { flagOption, MANUFACTURER_FACET, RATING_FACET } from '../snapshot/facets.ts'
import type { SnapshotQuery, MeasureRange } from '../snapshot/listing.ts'
import { priceMeasure, type PriceView } from '../snapshot/price-view.ts'
import { ABSENT, LONGEST_PIECE } from '../snapshot/measures.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

type ListingChoice = Pick<SnapshotQuery, 'options' | 'ranges'>

/**
 * Converts filters to option numbers and ranges of a snapshot. Prices are gross or net by the price
 * view. Options of a group are combined with OR, groups with AND. An unknown manufacturer or
 * measure finds nothing. An unknown property is ignored, as in Shopware.
 */
export function choiceOf(
  snapshot: Snapshot,
  filters: ListingFilters,
  priceView: PriceView,
): ListingChoice {
  /** The number of an option; empty if no product has it. */
  const numbers = (facet: string, option: string) =>
    [snapshot.optionNumbers.get(`${facet}/${option}`)].filter((known) => known !== undefined)
  const makers = filters.manufacturers.flatMap((id) => numbers(MANUFACTURER_FACET, id))
  const groups = snapshot.names.groups.map(({ id }) =>
    filters.properties.flatMap((option) => numbers(id, option)),
  )
  return {
    options: [
      ...filters.flags.map((flag) => numbers(...flagOption(flag))),
      ...(filters.rating === null ? [] : [numbers(RATING_FACET, String(filters.rating))]),
      ...(filters.manufacturers.length > 0 ? [makers] : []),
      ...groups.filter((chosen) => chosen.length > 0),
    ],
    ranges: [
      ...rangeOf(priceMeasure(priceView), filters.price, (cents) => cents),
      ...rangeOf(LONGEST_PIECE, { min: filters.piece, max: null }, unitsOf),
      ...[...filters.figures].flatMap(([key, bounds]) => figureRange(snapshot, key, bounds)),
    ],
  }
}

/** A length in metres as sales units, rounded up: 2.35 m become 24 units, which are 2.4 m. */
function unitsOf(metres: number): number {
  return Math.ceil(roundedDecimal(metres * UNITS_PER_METRE, 3) / 1000)
}

function figureRange(snapshot: Snapshot, key: string, bounds: Bounds): readonly MeasureRange[] {
  const group = snapshot.names.groups.find(({ record }) => record.key === key)
  // If no product has the measure, no product can match its bounds.
  const decimals = group?.record.decimals ?? 0
  return rangeOf(group ? key : '', bounds, (figure) => roundedDecimal(figure, decimals))
}

function rangeOf(
  measure: string,
  bounds: Bounds,
  scaled: (figure: number) => number,
): readonly MeasureRange[] {
  if (!isBound(bounds)) return []
  const { min, max } = bounds
  return [
    { measure, min: min === null ? 0 : scaled(min), max: max === null ? ABSENT : scaled(max) },
  ]
}
