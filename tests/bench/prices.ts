import type { Counted } from './counting-worker.ts'

/** Billable use of a worker. */
export type Used = Counted & {
  readonly requests: number
  readonly cpuMs: number
}

/** Date of the prices, which can change. */
export const PRICES_OF = 'August 2026'

const MILLION = 1_000_000
/** Billed memory of an object while it runs. */
const OBJECT_GB = 128 / 1024

/**
 * Dollars per million of each unit in the plan Workers Paid, beyond its included amounts
 * (developers.cloudflare.com, `platform/pricing` of Workers, KV, D1, R2 and Durable Objects). The
 * Cache API and traffic from R2 are free.
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

/** Cost of one Cloudflare product in dollars. */
export function dollarsOf(product: Product, used: Used): number {
  const prices: Partial<Record<keyof Used, number>> = DOLLARS_A_MILLION[product]
  const kinds = Object.keys(prices) as readonly (keyof Used)[]
  return kinds.reduce((sum, kind) => sum + (used[kind] * (prices[kind] ?? 0)) / MILLION, 0)
}

/** Total cost in dollars. */
export function dollarsInAll(used: Used): number {
  return PRODUCTS.reduce((sum, product) => sum + dollarsOf(product, used), 0)
}
