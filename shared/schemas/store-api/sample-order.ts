import { z } from '#shared/schemas/zod.ts'

/** Why a call for samples is refused, beside the violations at its rows. */
export const SAMPLE_REFUSALS = {
  otherTotal: 'RIPSTOP__SAMPLE_ORDER_TOTAL',
  tooMany: 'RIPSTOP__SAMPLE_ORDER_TOO_MANY',
  notThere: 'RIPSTOP__SAMPLE_ORDER_COUNTRY',
} as const

/** What can be wrong with the product of a row. */
export const SAMPLE_FAULTS = {
  unknown: 'ARTICLE_UNKNOWN',
  notByTheMetre: 'ARTICLE_NOT_BY_THE_METRE',
  gone: 'ARTICLE_SOLD_OUT',
} as const
export type SampleFault = keyof typeof SAMPLE_FAULTS

/** What an order of samples costs now, where it was agreed to cost something else. */
export const AgreedTotal = z.object({ totalPrice: z.number(), taxStatus: z.string() })
