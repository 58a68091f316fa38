/** How a list of products can be sorted, the default first. */
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

/** Only cloth can be sorted by these: what a square metre weighs and costs. */
export const CLOTH_SORTINGS: readonly Sorting[] = SORTINGS.filter((key) =>
  /^(?:weight|area-price)-/.test(key),
)

/** What a product is or is not; each is a filter of its own. */
export const FLAGS = ['new', 'shippingFree', 'inStock'] as const
export type Flag = (typeof FLAGS)[number]

/** What a flag is called in an address of a page, and in a call of the Store API. */
export const FLAG_NAMES: Readonly<
  Record<Flag, { readonly param: string; readonly field: string }>
> = {
  new: { param: 'new', field: 'new' },
  shippingFree: { param: 'shipping-free', field: 'shipping-free' },
  inStock: { param: 'stock', field: 'in-stock' },
}

/** Lowest and highest of what is wanted, both included; null is no bound. */
export type Bounds = { readonly min: number | null; readonly max: number | null }

/**
 * The filters of a listing, from an address or a call. Options of one group widen it, groups narrow
 * it.
 */
export type ListingFilters = {
  readonly manufacturers: readonly string[]
  readonly properties: readonly string[]
  /** Whole cents, as the shopper reads prices: gross or without tax. */
  readonly price: Bounds
  /** Figures in the unit of their property, by its key. */
  readonly figures: ReadonlyMap<string, Bounds>
  /** In the order of `FLAGS`. */
  readonly flags: readonly Flag[]
  /** Metres that have to be there in one piece. */
  readonly piece: number | null
  /** So many stars or more. */
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

/** How many filters are set; both bounds of a figure are one. */
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
