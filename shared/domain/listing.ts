/** Sortings of a list of products, the default first. */
export const SORTINGS = [
  'topseller',
  'newest',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'weight-asc',
  'weight-desc',
  'area-price-asc',
  'area-price-desc',
] as const
export type Sorting = (typeof SORTINGS)[number]

/** Sortings by weight and price of a square metre, for cloth only. */
export const CLOTH_SORTINGS: readonly Sorting[] = SORTINGS.filter((key) =>
  /^(?:weight|area-price)-/.test(key),
)

/** Yes-or-no properties of a product; each is a filter. */
export const FLAGS = ['new', 'shippingFree', 'inStock'] as const
export type Flag = (typeof FLAGS)[number]

/** Names of the flags in page URLs, and in Store API requests. */
export const FLAG_NAMES: Readonly<
  Record<Flag, { readonly param: string; readonly field: string }>
> = {
  new: { param: 'new', field: 'new' },
  shippingFree: { param: 'shipping-free', field: 'shipping-free' },
  inStock: { param: 'stock', field: 'in-stock' },
}

/** Minimum and maximum, both inclusive; null is unlimited. */
export type Bounds = { readonly min: number | null; readonly max: number | null }

/**
 * The filters of a listing, from a URL or a Store API request. A product matches if it has any of
 * the chosen options in every group.
 */
export type ListingFilters = {
  readonly manufacturers: readonly string[]
  readonly properties: readonly string[]
  /** Whole cents in the price display of the shopper: gross or net. */
  readonly price: Bounds
  /** Numbers in the unit of their property, by its key. */
  readonly figures: ReadonlyMap<string, Bounds>
  /** In the order of `FLAGS`. */
  readonly flags: readonly Flag[]
  /** Metres that must be available in one piece. */
  readonly piece: number | null
  /** Minimum number of stars. */
  readonly rating: number | null
}

export const NO_BOUNDS: Bounds = { min: null, max: null }

export const NO_FILTERS: ListingFilters = {
  manufacturers: [],
  properties: [],
  price: NO_BOUNDS,
  figures: new Map(),
  flags: [],
  piece: null,
  rating: null,
}

/** The number of set filters; minimum and maximum of a property count as one. */
export function countFilters(filters: ListingFilters): number {
  const { manufacturers, properties, price, figures, flags, piece, rating } = filters
  const single = [price.min ?? price.max, piece, rating]
  return (
    manufacturers.length +
    properties.length +
    figures.size +
    flags.length +
    single.filter((value) => value !== null).length
  )
}

export function isBound({ min, max }: Bounds): boolean {
  return min !== null || max !== null
}
