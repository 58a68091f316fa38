import { z } from '../zod.ts'
import { emptyAsMap } from './product.ts'

/** `ripstop.cartMerged` says that a guest's cart came along; only our own backend knows. */
export const LoggedIn = z.object({
  extensions: emptyAsMap(
    z.object({ ripstop: z.object({ cartMerged: z.boolean().nullish() }).nullish() }),
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
