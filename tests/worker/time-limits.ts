import { withTimeout as withShortTimeout } from '../../worker/runtime/time-limits.ts'

/** Multiplies the time limits of reads: a busy machine must not reach them. */
export const timeLimits = { factor: 100 }

/** @public replaces the shop's own, which it calls */
export const withTimeout: typeof withShortTimeout = (limitMs, promise) =>
  withShortTimeout(limitMs * timeLimits.factor, promise)
