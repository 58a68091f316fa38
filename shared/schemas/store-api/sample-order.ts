import { z } from '#shared/schemas/zod.ts'

/** Why a sample order is rejected, apart from violations in its rows. */
export const SAMPLE_REFUSALS = {
  otherTotal: 'RIPSTOP__SAMPLE_ORDER_TOTAL',
  tooMany: 'RIPSTOP__SAMPLE_ORDER_TOO_MANY',
  notThere: 'RIPSTOP__SAMPLE_ORDER_COUNTRY',
} as const

/** Errors of a row's product. */
export const SAMPLE_ERRORS = {
  unknown: 'ARTICLE_UNKNOWN',
  notByTheMetre: 'ARTICLE_NOT_BY_THE_METRE',
  gone: 'ARTICLE_SOLD_OUT',
} as const
export type SampleError = keyof typeof SAMPLE_ERRORS

/** The current price of a sample order, if another price was agreed. */
export const AgreedTotal = z.object({ totalPrice: z.number(), taxStatus: z.string() })
