import { FLAG_NAMES, FLAGS, type Flag } from '#shared/domain/listing.ts'

// Facets that are not property groups.
export const RATING_FACET = 'rating'
export const MANUFACTURER_FACET = 'manufacturer'

/** Options of the rating: minimum average points. */
export const RATINGS = ['1', '2', '3', '4', '5'] as const

/** The only option of a flag. */
const YES = 'yes'

export function flagOption(flag: Flag): readonly [facet: string, option: string] {
  return [FLAG_NAMES[flag].field, YES]
}

export const FIXED_FACETS = [
  ...FLAGS.map((flag) => ({ id: FLAG_NAMES[flag].field, optionIds: [YES] })),
  { id: RATING_FACET, optionIds: [...RATINGS] },
]
