import type { PaymentStatus } from '../port/provider.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'

export type CardOutcome = Exclude<PaymentStatus, 'open'>
/** `challenged`: the bank asks the card holder before it decides (3-D Secure). */
export type CardScenario = CardOutcome | 'challenged'

/** The outcome of a payment by its card number. */
export const TEST_CARDS: Readonly<Record<CardScenario, string>> = {
  paid: '4242 4242 4242 4242',
  failed: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3063',
  cancelled: '4000 0000 0000 0119',
  expired: '4000 0000 0000 0069',
  pending: '4000 0000 0000 3220',
}

/** The outcome of an entered card number; null if it is no test card. */
export function parseCardScenario(input: string): CardScenario | null {
  const digits = input.replaceAll(/\D/g, '')
  for (const [scenario, number] of Object.entries(TEST_CARDS)) {
    if (number.replaceAll(' ', '') === digits) return isCardScenario(scenario) ? scenario : null
  }
  return null
}

export function isCardScenario(text: string): text is CardScenario {
  return Object.hasOwn(TEST_CARDS, text)
}

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/
const CODE = /^\d{3,4}$/
const CENTURY = 2000

/** Errors by field name. */
type CardErrors = Readonly<Partial<Record<'card' | 'expiry' | 'code', string>>>

/** The outcome of a card in the fields, or the errors of the fields. */
export function checkCard(
  locale: Locale,
  input: URLSearchParams,
  at: Date,
): Result<CardScenario, CardErrors> {
  const t = messages(locale)
  const text = (name: string) => (input.get(name) ?? '').trim()
  const scenario = parseCardScenario(text('card'))
  const [, month, year] = EXPIRY.exec(text('expiry')) ?? []
  // A card is valid until the end of its month.
  const isOver = new Date(Date.UTC(CENTURY + Number(year), Number(month))) <= at
  const errors: CardErrors = {
    ...(!scenario && { card: t('gateway.unknownCard') }),
    ...(month && year
      ? isOver && { expiry: t('gateway.expiryOver') }
      : { expiry: t('gateway.expiryWrong') }),
    ...(!CODE.test(text('code')) && { code: t('gateway.codeWrong') }),
  }
  return scenario && Object.keys(errors).length === 0 ? ok(scenario) : fail(errors)
}
