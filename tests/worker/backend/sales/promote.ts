import { env } from 'cloudflare:workers'
import { aPromotionRecord, type PromotionChanges } from '#tests/builders/promotion-record.ts'
import { addPromotion } from '#worker/backend/promotion/manage-promotions.ts'

/** Creates a promotion in the shop. */
export async function promote(changes: PromotionChanges = {}): Promise<void> {
  const added = await addPromotion(env.DB, aPromotionRecord(changes))
  if (!added.ok) throw new Error('There is a promotion of that key or code')
}

/** A request body that redeems a code. */
export const input = (...codes: string[]) => ({
  items: codes.map((referencedId) => ({ type: 'promotion', referencedId })),
})

/** The number of uses of a promotion. */
export async function usesOf(key = 'ten'): Promise<unknown> {
  return env.DB.prepare('SELECT uses FROM promotion WHERE key = ?').bind(key).first('uses')
}
