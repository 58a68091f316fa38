import { z } from '../zod.ts'
import { emptyAsMap } from './product.ts'

/**
 * `ripstop.cartMerged`: a guest's cart was merged. The device sends `knownDevice` with its next
 * login. Only our own backend returns these fields.
 */
export const LoggedIn = z.object({
  extensions: emptyAsMap(
    z.object({
      ripstop: z
        .object({ cartMerged: z.boolean().nullish(), knownDevice: z.string().nullish() })
        .nullish(),
    }),
  ).nullish(),
})

/** A browser in which a customer is logged in. */
export const CustomerSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
  device: z.object({ browser: z.string(), system: z.string() }).nullish(),
})
export type CustomerSession = z.infer<typeof CustomerSession>
