import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { nameOf, type Difference } from './difference.ts'

export const AREAS = ['catalogue', 'cart', 'order', 'account', 'context', 'other'] as const
export type Area = (typeof AREAS)[number]

/** A reason and the differences that it allows, by name. */
const Allowed = z.record(z.string(), z.array(z.string()))
export type Allowed = z.infer<typeof Allowed>

const pathOf = (area: Area) => new URL(`allowed/${area}.json`, import.meta.url)

export const allowedIn = (area: Area): Allowed =>
  Allowed.parse(JSON.parse(readFileSync(pathOf(area), 'utf8')))

export function writeAllowed(area: Area, allowed: Allowed): void {
  const stored = Object.entries(allowed).filter(([, names]) => names.length > 0)
  const sorted = stored.map(([reason, names]) => [reason, names.toSorted()])
  writeFileSync(pathOf(area), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

export type Verdict = Readonly<{
  /** Differences that no list allows. */
  notAllowed: readonly string[]
  /** Allowed differences that no longer occur. */
  unneeded: readonly string[]
}>

/** Allowed differences by area. */
export function verdicts(found: readonly Difference[]): ReadonlyMap<Area, Verdict> {
  const areas = new Map<string, Area>()
  for (const difference of found) {
    const name = nameOf(difference)
    if (difference.rank !== 'C' && !areas.has(name)) areas.set(name, areaOf(difference))
  }
  return new Map(
    AREAS.map((area) => {
      const allowed = new Set(Object.values(allowedIn(area)).flat())
      const here = [...areas].filter(([, its]) => its === area).map(([name]) => name)
      return [
        area,
        {
          notAllowed: here.filter((name) => !allowed.has(name)).sort(),
          unneeded: [...allowed].filter((name) => areas.get(name) !== area).sort(),
        },
      ]
    }),
  )
}

const AREA_OF_ENTITY: readonly (readonly [Area, RegExp])[] = [
  ['order', /^order/],
  ['cart', /^cart|^(calculated_price|cart_price|price_definition|absolute|percentage|quantity)\b/],
  [
    'account',
    /^(customer|salutation|wishlist|newsletter|account|array_struct|context_token|success_response)/,
  ],
  [
    'context',
    /^(sales_channel|context|country|currency|language|locale|payment_method|shipping_method|tax|delivery_time|rule|header)/,
  ],
  [
    'catalogue',
    /^(product|category|property|media|thumbnail|cms|landing|seo|unit|calculated_cheapest|listing|price|rating|manufacturer|.*_aggregation|options|configurator|breadcrumb)/,
  ],
]
const AREA_OF_GROUP: Readonly<Record<string, Area>> = {
  lists: 'context',
  context: 'context',
  navigation: 'catalogue',
  category: 'catalogue',
  listing: 'catalogue',
  search: 'catalogue',
  product: 'catalogue',
  paths: 'catalogue',
  review: 'catalogue',
  cart: 'cart',
  register: 'account',
  customer: 'account',
  address: 'account',
  login: 'account',
  wishlist: 'account',
  order: 'order',
}

/** The area of a difference: its entity, or the group of the call. */
function areaOf({ place, group }: Difference): Area {
  if (place.startsWith('(')) return AREA_OF_GROUP[group] ?? 'other'
  return AREA_OF_ENTITY.find(([, entity]) => entity.test(place))?.[0] ?? 'other'
}
