import type { Counted } from './counting-worker.ts'

/** What a worker used, of all that Cloudflare may bill. */
export type Used = Counted & {
  readonly requests: number
  readonly cpuMs: number
}

/** When the prices were looked up; they change. */
export const PRICES_OF = 'August 2026'

const MILLION = 1_000_000
/** An object is billed as if it had this much memory, for as long as it runs. */
const OBJECT_GB = 128 / 1024

/**
 * What Cloudflare asks for a million of each, in dollars, in the plan Workers Paid beyond what its
 * five dollars a month include (developers.cloudflare.com, `platform/pricing` of Workers, KV, D1, R2
 * and Durable Objects). The Cache API and what leaves R2 cost nothing.
 */
const DOLLARS_A_MILLION = {
  requests: { requests: 0.3 },
  processor: { cpuMs: 0.02 },
  KV: { kvReads: 0.5, kvWrites: 5 },
  D1: { rowsRead: 0.001, rowsWritten: 1 },
  objects: {
    objectRequests: 0.15,
    objectMs: (12.5 * OBJECT_GB) / 1000,
    objectRowsRead: 0.001,
    objectRowsWritten: 1,
  },
  R2: { r2Reads: 0.36, r2Writes: 4.5 },
} as const satisfies Record<string, Partial<Record<keyof Used, number>>>

export type Product = keyof typeof DOLLARS_A_MILLION
export const PRODUCTS = Object.keys(DOLLARS_A_MILLION) as readonly Product[]

/** What all of this costs of one product, in dollars. */
export function dollarsOf(product: Product, used: Used): number {
  const prices: Partial<Record<keyof Used, number>> = DOLLARS_A_MILLION[product]
  const kinds = Object.keys(prices) as readonly (keyof Used)[]
  return kinds.reduce((sum, kind) => sum + (used[kind] * (prices[kind] ?? 0)) / MILLION, 0)
}

/** What all of this costs, in dollars. */
export function dollarsInAll(used: Used): number {
  return PRODUCTS.reduce((sum, product) => sum + dollarsOf(product, used), 0)
}
