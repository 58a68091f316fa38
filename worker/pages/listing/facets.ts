import { centsFromDecimal } from '#shared/domain/money.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import type { FacetGroup } from '#shared/schemas/store-api/listing-facets.ts'
import { FLAGS, type Bounds, type Flag, type ListingFilters } from '#shared/domain/listing.ts'
import { isSupportedByShopware } from '#worker/listing/keep-applied-filters.ts'

/** One option. `count` is the number of products after choosing it; null if unknown. */
export type FacetChoice = {
  readonly id: string
  readonly name: string
  readonly hex: string | null
  readonly count: number | null
  readonly chosen: boolean
}

export type ChoiceFacet = {
  readonly kind: 'choices'
  readonly id: string
  /** Null for the manufacturers. */
  readonly name: string | null
  readonly swatches: boolean
  readonly choices: readonly FacetChoice[]
}

/** `offered` is the lowest and highest value under the other filters. */
type RangeFacet = {
  readonly kind: 'range'
  readonly key: string
  readonly name: string
  readonly unit: string | null
  readonly offered: Bounds
  readonly bounds: Bounds
}

export type Facet = ChoiceFacet | RangeFacet

export type Facets = {
  /** Property groups in the order of the category, then the manufacturers. */
  readonly facets: readonly Facet[]
  /** Whole cents gross. */
  readonly price: Bounds
  /** The number of products with each flag; null if the backend does not count them. */
  readonly flags: readonly { readonly flag: Flag; readonly count: number | null }[]
  /** The longest piece in stock in metres; null if unknown, or if nothing is sold by length. */
  readonly longestPiece: number | null
  readonly ratings: Readonly<Record<string, number | null>>
}

/** The number of filters for a category that names none. */
const MAX_UNNAMED = 6
const NONE: Bounds = { min: null, max: null }

/**
 * The filters of a listing: the groups that the category names, in its order, and all active
 * filters, so that each can be removed.
 */
export function facetsOf(
  listing: ProductListing,
  filters: ListingFilters,
  named: readonly string[],
): Facets {
  const { aggregations } = listing
  const ripstop = listing.extensions?.ripstop ?? null
  const chosen = new Set([...filters.properties, ...filters.manufacturers])
  const choice = (option: {
    id: string
    name: string
    colorHexCode?: string | null | undefined
  }): FacetChoice => ({
    id: option.id,
    name: option.name,
    hex: option.colorHexCode ?? null,
    count: ripstop && (ripstop.counts[option.id] ?? 0),
    chosen: chosen.has(option.id),
  })
  const facet = ({ id, name, displayType, options, customFields }: FacetGroup): Facet => {
    const { ripstop_key: key, ripstop_unit: unit } = customFields ?? {}
    if (!key) {
      const swatches = displayType === 'color'
      return { kind: 'choices', id, name, swatches, choices: options.map(choice) }
    }
    const offered = ripstop?.ranges.find((range) => range.key === key) ?? NONE
    const bounds = filters.figures.get(key) ?? NONE
    return { kind: 'range', key, name, unit: unit ?? null, offered, bounds }
  }
  const groups = aggregations?.properties?.entities ?? []
  const makers = (aggregations?.manufacturer?.entities ?? []).map(choice)
  const price = aggregations?.price
  return {
    facets: [
      ...offeredGroups(groups, named, (group) => isUsed(facet(group))).map(facet),
      ...(makers.length > 1 || makers.some((maker) => maker.chosen)
        ? [{ kind: 'choices', id: 'maker', name: null, swatches: false, choices: makers } as const]
        : []),
    ].filter((each) => isUsed(each) || isUseful(each)),
    price: {
      min: price?.min == null ? null : centsFromDecimal(price.min),
      max: price?.max == null ? null : centsFromDecimal(price.max),
    },
    ...(ripstop
      ? {
          flags: FLAGS.map((flag) => ({ flag, count: ripstop.flags[flag] ?? 0 })),
          longestPiece: ripstop.longestPiece ?? null,
          ratings: ripstop.ratings,
        }
      : shopwareFlags(aggregations)),
  }
}

const STARS = [1, 2, 3, 4, 5]

/** The flags in the format of a Shopware's aggregations. */
function shopwareFlags(aggregations: ProductListing['aggregations']) {
  const best = aggregations?.rating?.max ?? 0
  const isOffered = (flag: Flag) =>
    isSupportedByShopware(flag) && Boolean(aggregations?.['shipping-free']?.max)
  return {
    flags: FLAGS.map((flag) => ({ flag, count: isOffered(flag) ? null : 0 })),
    longestPiece: null,
    ratings: Object.fromEntries(STARS.map((stars) => [stars, stars <= best ? null : 0])),
  }
}

/** Whether the filter is active. */
export function isUsed(facet: Facet): boolean {
  if (facet.kind === 'choices') return facet.choices.some(({ chosen }) => chosen)
  return facet.bounds.min !== null || facet.bounds.max !== null
}

function isUseful(facet: Facet): boolean {
  if (facet.kind === 'choices') return facet.choices.length > 1
  const { min, max } = facet.offered
  return min !== null && max !== null && min < max
}

function offeredGroups(
  groups: readonly FacetGroup[],
  named: readonly string[],
  used: (group: FacetGroup) => boolean,
): readonly FacetGroup[] {
  const first =
    named.length > 0
      ? named.flatMap((id) => groups.find((group) => group.id === id) ?? [])
      : groups.slice(0, MAX_UNNAMED)
  return [...first, ...groups.filter((group) => !first.includes(group) && used(group))]
}
