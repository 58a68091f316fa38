import { PAGE_PATHS, type PageName } from './paths.ts'

/** The parts of a shop that `shop.json` can switch off, with their pages. */
const PAGES_OF_FEATURE = {
  planner: ['planner', 'projects', 'projectAdd', 'backpack', 'trueSize'],
  samples: ['orderSample'],
  gallery: ['gallery'],
  lexicon: ['lexicon'],
  blog: ['blog', 'blogSearch'],
  wishlist: ['wishlist', 'accountWishlist'],
  newsletter: ['newsletter', 'accountNewsletter'],
  reviews: [],
  stockAlerts: ['stockAlert'],
  quickOrder: ['quickOrder'],
  comparison: ['compare'],
} as const satisfies Readonly<Record<string, readonly PageName[]>>

export type Feature = keyof typeof PAGES_OF_FEATURE
export type Features = Readonly<Record<Feature, boolean>>

export const FEATURES = Object.keys(PAGES_OF_FEATURE) as readonly Feature[]

/** Addresses that are no pages by name. */
const OTHER_PATHS: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  blog: ['/blog.atom'],
  reviews: ['/account/review'],
}

const FEATURE_OF_PATH: ReadonlyMap<string, Feature> = new Map(
  FEATURES.flatMap((feature) => [
    ...PAGES_OF_FEATURE[feature].flatMap((name) =>
      Object.values(PAGE_PATHS[name]).map((path) => [path, feature] as const),
    ),
    ...(OTHER_PATHS[feature] ?? []).map((path) => [path, feature] as const),
  ]),
)

/** The feature that a path without locale prefix belongs to; paths below a page belong to it too. */
export function featureOfPath(path: string): Feature | null {
  let prefix = path
  while (prefix !== '') {
    const feature = FEATURE_OF_PATH.get(prefix)
    if (feature) return feature
    prefix = prefix.slice(0, prefix.lastIndexOf('/'))
  }
  return null
}
