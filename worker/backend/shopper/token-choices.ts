import { PAYMENT_KINDS, paymentProperties, type PaymentKind } from '#shared/domain/order/payment.ts'
import { CHANNEL_LANGUAGES } from '#worker/backend/http/languages.ts'
import { idOf, LETTERS_AND_DIGITS } from '#worker/backend/sql/ids.ts'
import type { Settings } from './state.ts'

/** The settings that a token can contain before there is an object. */
export type TokenChoices = Readonly<
  Partial<Pick<Settings, 'languageId' | 'countryId' | 'shippingMethodId' | 'paymentMethodId'>>
>

const DIGITS = LETTERS_AND_DIGITS
const LENGTH = 4
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

// The order is part of tokens that live for months. Only add names, at the end.
const SHIPPING = ['standard', 'roll', 'letter', 'pickup', 'download']
const codeOf = (kind: PaymentKind) => paymentProperties(kind)?.code ?? 0
const PAYMENT = PAYMENT_KINDS.toSorted((a, b) => codeOf(a) - codeOf(b))

/** A choice is encoded as its position in its list, 0 for none. All fit into four digits. */
const CHOOSABLE: readonly Readonly<{
  name: keyof TokenChoices
  ids: () => readonly string[]
  size: number
}>[] = [
  { name: 'languageId', ids: () => CHANNEL_LANGUAGES.map(({ id }) => id), size: 16 },
  { name: 'countryId', ids: countryIds, size: 1024 },
  { name: 'shippingMethodId', ids: () => SHIPPING.map((key) => idOf('shipping', key)), size: 16 },
  { name: 'paymentMethodId', ids: () => PAYMENT.map((kind) => idOf('payment', kind)), size: 16 },
]

let everyCountry: readonly string[] | null = null

/** The ids of all two-letter country codes, existing or not. */
function countryIds(): readonly string[] {
  everyCountry ??= LETTERS.flatMap((first) =>
    LETTERS.map((second) => idOf('country', first + second)),
  )
  return everyCountry
}

/** Encodes choices as four digits. Methods that are not listed above are left out. */
export function choicesText(choices: TokenChoices): string {
  let number = 0
  for (const { name, ids, size } of CHOOSABLE) {
    const id = choices[name]
    number = number * size + (id ? ids().indexOf(id) + 1 : 0)
  }
  return Array.from({ length: LENGTH }, (_, place) => {
    const power = DIGITS.length ** (LENGTH - 1 - place)
    return DIGITS[Math.floor(number / power) % DIGITS.length]
  }).join('')
}

export function choicesIn(text: string): TokenChoices {
  let number = [...text].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0)
  const choices: Record<string, string> = {}
  for (const { name, ids, size } of CHOOSABLE.toReversed()) {
    const place = number % size
    number = Math.floor(number / size)
    const id = place === 0 ? undefined : ids()[place - 1]
    if (id !== undefined) choices[name] = id
  }
  return choices
}
