/**
 * Requirements of a product. Keys are those of the demo catalogue (`seed/data`): parents,
 * categories (a product of a subcategory belongs to it, too), property groups and their options.
 */
export type Likeness = Readonly<{
  /** One of these parents. */
  parents?: readonly string[]
  /** In one of these categories. */
  in?: readonly string[]
  /** Least and greatest figure per property; `null` is no bound. */
  figures?: Readonly<Record<string, readonly [least: number | null, greatest: number | null]>>
  /** One of these options per property. */
  options?: Readonly<Record<string, readonly string[]>>
}>

/** Products that a query must find among its first five. */
export type Expected = Readonly<{
  /** Parents that all have a product there. */
  first?: readonly string[]
  /** Each of the products there, and there is at least one. */
  each?: Likeness
}>

/** A query and what it must find. */
export type Query = readonly [entered: string, expected: Expected]

/** The length of a list that shoppers look through. */
export const FIRST = 5

export const first = (...parents: readonly string[]): Expected => ({ first: parents })
export const each = (likeness: Likeness): Expected => ({ each: likeness })
export const eachIn = (...categories: readonly string[]): Expected => each({ in: categories })
export const eachOf = (...parents: readonly string[]): Expected => each({ parents })

export const cloth = (figures: Likeness['figures'] = {}): Expected =>
  each({ in: ['fabrics'], figures })
export const WATERPROOF = { hydrostatic_head: [1_500, null] } as const
export const LIGHT = { grammage: [null, 60] } as const
/** The combinations of the home page. */
export const FOR_TARP = { grammage: [30, 60], hydrostatic_head: [1_200, null] } as const
export const FOR_TENT_FLOOR = { grammage: [60, 110], hydrostatic_head: [3_000, null] } as const
export const FOR_RAIN_JACKET = { grammage: [80, 170], hydrostatic_head: [10_000, null] } as const
export const FOR_BACKPACK = { grammage: [100, 280], hydrostatic_head: [1_500, null] } as const
export const FOR_PANNIER = { grammage: [180, 600], hydrostatic_head: [5_000, null] } as const
