import rosetta from 'rosetta'
import type { Locale } from './locales.ts'

// Method syntax keeps a message's own parameter type, yet any message satisfies the constraint.
type Message = string | { bivarianceHack(params: never): string }['bivarianceHack']
type Area = Readonly<Record<string, Message>>

/** Messages by area: `{ cart: { title: 'Warenkorb', lines: ({ count }) => … } }`. */
export type Dictionary = Readonly<Record<string, Area>>

/** The same keys and parameters as area `A`, in another language. */
export type SameMessages<A extends Area> = {
  readonly [K in keyof A]: Message extends A[K]
    ? Message
    : A[K] extends (params: infer P) => string
      ? (params: P) => string
      : string
}

/** The same keys as a whole dictionary: a missing key does not compile. */
export type SameKeys<D extends Dictionary> = { readonly [A in keyof D]: SameMessages<D[A]> }

type KeyOf<D extends Dictionary> = {
  [A in keyof D & string]: `${A}.${keyof D[A] & string}`
}[keyof D & string]

type MessageAt<D extends Dictionary, K> = K extends `${infer A}.${infer M}`
  ? A extends keyof D
    ? M extends keyof D[A]
      ? D[A][M]
      : never
    : never
  : never

type Params<M> = M extends (params: infer P) => string ? [params: P] : []

/** Translates a message of `D` into the language of this translator. */
export type Translate<D extends Dictionary> = <K extends KeyOf<D>>(
  key: K,
  ...params: Params<MessageAt<D, K>>
) => string

/** A translator for the dictionary of one language (or part of it, so that islands stay small). */
export function translator<D extends Dictionary>(
  locale: Locale,
  dictionary: SameKeys<D>,
): Translate<D> {
  const messages = rosetta({ [locale]: dictionary })
  messages.locale(locale)
  return (key, ...params) => messages.t(key, params[0] as object | undefined)
}
