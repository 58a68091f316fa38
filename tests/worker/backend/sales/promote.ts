import { env } from 'cloudflare:workers'
import { aPromotionRecord, type PromotionChanges } from '#tests/builders/promotion-record.ts'
import { addPromotion } from '#worker/backend/promotion/manage-promotions.ts'

/** Offers a promotion in the shop. */
export async function promote(changes: PromotionChanges = {}): Promise<void> {
  const added = await addPromotion(env.DB, aPromotionRecord(changes))
  if (!added.ok) throw new Error('There is a promotion of that key or code')
}

/** What a client sends to redeem a code. */
export const input = (...codes: string[]) => ({
  items: codes.map((referencedId) => ({ type: 'promotion', referencedId })),
})

/** How often a promotion counts as used. */
export async function usesOf(key = 'ten'): Promise<unknown> {
  return env.DB.prepare('SELECT uses FROM promotion WHERE key = ?').bind(key).first('uses')
}
