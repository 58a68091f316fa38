import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { fateOf, type CardFate } from './cards.ts'

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/
const CODE = /^\d{3,4}$/
const CENTURY = 2000

/** By the names of the fields, what is wrong with each. */
export type CardFaults = Readonly<Partial<Record<'card' | 'expiry' | 'code', string>>>

/** What becomes of a card as it was typed into the fields, or what is wrong with it. */
export function checkCard(
  locale: Locale,
  typed: URLSearchParams,
  at: Date,
): Result<CardFate, CardFaults> {
  const t = messages(locale)
  const text = (name: string) => (typed.get(name) ?? '').trim()
  const fate = fateOf(text('card'))
  const [, month, year] = EXPIRY.exec(text('expiry')) ?? []
  // A card is good until the last moment of its month.
  const isOver = new Date(Date.UTC(CENTURY + Number(year), Number(month))) <= at
  const faults: CardFaults = {
    ...(!fate && { card: t('gateway.unknownCard') }),
    ...(month && year
      ? isOver && { expiry: t('gateway.expiryOver') }
      : { expiry: t('gateway.expiryWrong') }),
    ...(!CODE.test(text('code')) && { code: t('gateway.codeWrong') }),
  }
  return fate && Object.keys(faults).length === 0 ? ok(fate) : fail(faults)
}
