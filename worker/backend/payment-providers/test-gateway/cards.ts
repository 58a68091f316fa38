import type { PaymentStatus } from '../port/provider.ts'

export type CardOutcome = Exclude<PaymentStatus, 'open'>

/** What becomes of a payment, by the number of the card. */
export const TEST_CARDS: Readonly<Record<CardOutcome, string>> = {
  paid: '4242 4242 4242 4242',
  failed: '4000 0000 0000 0002',
  cancelled: '4000 0000 0000 0119',
  expired: '4000 0000 0000 0069',
  pending: '4000 0000 0000 3220',
}

/** The outcome of a card number as typed, null for a card that is none of ours. */
export function outcomeOf(typed: string): CardOutcome | null {
  const digits = typed.replaceAll(/\D/g, '')
  for (const [outcome, number] of Object.entries(TEST_CARDS)) {
    if (number.replaceAll(' ', '') === digits) return isOutcome(outcome) ? outcome : null
  }
  return null
}

function isOutcome(text: string): text is CardOutcome {
  return Object.hasOwn(TEST_CARDS, text)
}
