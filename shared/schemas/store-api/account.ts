import { z } from '../zod.ts'
import { emptyAsMap } from './product.ts'

/**
 * `ripstop.cartMerged` says that a guest's cart came along, `knownDevice` is what the device sends
 * with its next login; only our own backend knows of them.
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
