import { NO_FILTERS, type Bounds } from '#shared/domain/listing.ts'
import type { Locale, LocalText } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { listingHref, ListingQuery, SearchQuery } from '#worker/listing/listing-query.ts'
import type { FabricKind } from './chart-plan.ts'

/** A use of cloth, and the cloth that has proven suitable for it. */
export type Combination = {
  readonly name: LocalText
  /** g/m² */
  readonly weight: { readonly min: number; readonly max: number }
  /** The minimum hydrostatic head in millimetres; a text if none is required. */
  readonly head: number | LocalText
  /** The link for the cloth: the main category, one of its subcategories, or a search. */
  readonly in?: { readonly category: LocalText } | { readonly search: LocalText }
}

const COMBINATIONS: readonly Combination[] = [
  { name: { de: 'Tarp', en: 'Tarp' }, weight: { min: 30, max: 60 }, head: 1_200 },
  { name: { de: 'Zeltboden', en: 'Tent floor' }, weight: { min: 60, max: 110 }, head: 3_000 },
  { name: { de: 'Regenjacke', en: 'Rain jacket' }, weight: { min: 80, max: 170 }, head: 10_000 },
  { name: { de: 'Rucksack', en: 'Backpack' }, weight: { min: 100, max: 280 }, head: 1_500 },
  { name: { de: 'Radtasche', en: 'Pannier' }, weight: { min: 180, max: 600 }, head: 5_000 },
  {
    name: { de: 'Schlafsack, Quilt', en: 'Sleeping bag, quilt' },
    weight: { min: 26, max: 45 },
    head: { de: 'daunendicht', en: 'downproof' },
    in: { category: { de: 'stoffe/daunendicht', en: 'fabrics/downproof' } },
  },
  {
    name: { de: 'Hängematte', en: 'Hammock' },
    weight: { min: 45, max: 70 },
    head: { de: 'unbeschichtet', en: 'uncoated' },
    in: { search: { de: 'Hängemattenstoff', en: 'hammock fabric' } },
  },
]

/** The combinations for which these groups contain cloth. */
export function servedBy(kinds: readonly FabricKind[], locale: Locale): readonly Combination[] {
  return COMBINATIONS.filter(({ weight, head, in: place }) =>
    kinds.some(({ path, figures }) => {
      if (typeof head === 'number')
        return figures.tight && figures.tight.head.max >= head && meet(figures.tight.weight, weight)
      const isThere = !place || !('category' in place) || place.category[locale] === path
      return isThere && meet(figures.weight, weight)
    }),
  )
}

/** The filtered list: cloth of that weight and hydrostatic head. */
export function combinationHref(
  { weight, head, in: place }: Combination,
  locale: Locale,
  fabrics: string,
): string {
  const figures = new Map<string, Bounds>([['grammage', weight]])
  if (typeof head === 'number') figures.set('hydrostatic_head', { min: head, max: null })
  const filters = { ...NO_FILTERS, figures }
  if (place && 'search' in place)
    return listingHref(
      { path: urls.page(locale, 'search'), searched: place.search[locale] },
      SearchQuery.parse({}),
      filters,
    )
  const path = place ? urls.seo(locale, place.category[locale]) : fabrics
  return listingHref({ path }, ListingQuery.parse({}), filters)
}

type Span = { readonly min: number; readonly max: number }

const meet = (one: Span, other: Span) => one.min <= other.max && other.min <= one.max
