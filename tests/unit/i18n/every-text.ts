import { de } from '#shared/i18n/de.ts'
import { orderFields as germanOrderFields } from '#shared/i18n/de/order-fields.ts'
import { en } from '#shared/i18n/en.ts'
import { orderFields as englishOrderFields } from '#shared/i18n/en/order-fields.ts'
import type { Locale } from '#shared/i18n/locales.ts'

const DICTIONARIES = {
  de: { ...de, orderFields: germanOrderFields },
  en: { ...en, orderFields: englishOrderFields },
} as const

/** A value for a parameter that a message only displays. */
const ANY = '…'
/** Values that select the wordings of a message: none, one, several, unknown. */
const VALUES = [ANY, 0, 1, 2, '1', null]

type Message = string | ((params: never) => string)

/** All messages by key, for example `cart.title`. */
export function everyMessage(locale: Locale): ReadonlyMap<string, Message> {
  return new Map(
    Object.entries(DICTIONARIES[locale]).flatMap(([area, messages]) =>
      Object.entries<Message>(messages).map(([key, message]): [string, Message] => [
        `${area}.${key}`,
        message,
      ]),
    ),
  )
}

/** The text of a message with `…` for each parameter. */
export function plainText(message: Message): string {
  return typeof message === 'string' ? message : message(everyParam(ANY))
}

/** All wordings of a message. */
export function everyWording(message: Message): readonly string[] {
  if (typeof message === 'string') return [message]
  return VALUES.flatMap((value) => {
    try {
      return [message(everyParam(value))]
    } catch {
      // A message that displays strings only can reject numbers.
      return []
    }
  })
}

/** Parameters that are lists of texts. */
const LISTS: readonly (string | symbol)[] = ['words', 'nearest']

function everyParam(value: unknown): never {
  const get = (_: object, name: string | symbol) => (LISTS.includes(name) ? [value] : value)
  return new Proxy({}, { get }) as never
}
