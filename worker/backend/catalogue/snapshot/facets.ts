/** Facets that are no property groups; each flag has a single option. */
export const YES = 'yes'
export const NEW_FACET = 'new'
export const SHIPPING_FREE_FACET = 'shipping-free'
export const IN_STOCK_FACET = 'in-stock'
export const RATING_FACET = 'rating'
export const MANUFACTURER_FACET = 'manufacturer'

/** Options of the rating: so many points on average, or more. */
export const RATINGS = ['1', '2', '3', '4', '5'] as const

export const FLAG_FACETS = [
  { id: NEW_FACET, optionIds: [YES] },
  { id: SHIPPING_FREE_FACET, optionIds: [YES] },
  { id: IN_STOCK_FACET, optionIds: [YES] },
  { id: RATING_FACET, optionIds: [...RATINGS] },
]
