import type { sortings as de } from '../de/sortings.ts'
import type { SameMessages } from '../translate.ts'

export const sortings: SameMessages<typeof de> = {
  topseller: 'Most popular first',
  newest: 'Newest first',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  score: 'Best matches first',
  'weight-asc': 'Weight, low to high',
  'weight-desc': 'Weight, high to low',
  'area-price-asc': 'Price/m², low to high',
  'area-price-desc': 'Price/m², high to low',
}
