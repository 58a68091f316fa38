import type { PaymentStatus } from '../port/provider.ts'

export type CardOutcome = Exclude<PaymentStatus, 'open'>
/** `challenged`: the card's bank asks its holder before it decides (3-D Secure). */
export type CardFate = CardOutcome | 'challenged'

/** What becomes of a payment, by the number of the card. */
export const TEST_CARDS: Readonly<Record<CardFate, string>> = {
  paid: '4242 4242 4242 4242',
  failed: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3063',
  cancelled: '4000 0000 0000 0119',
  expired: '4000 0000 0000 0069',
  pending: '4000 0000 0000 3220',
}

/** What becomes of a card number as typed, null for a card that is none of ours. */
export function fateOf(typed: string): CardFate | null {
  const digits = typed.replaceAll(/\D/g, '')
  for (const [fate, number] of Object.entries(TEST_CARDS)) {
    if (number.replaceAll(' ', '') === digits) return isCardFate(fate) ? fate : null
  }
  return null
}

export function isCardFate(text: string): text is CardFate {
  return Object.hasOwn(TEST_CARDS, text)
}
