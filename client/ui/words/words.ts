import { createContext, useContext } from 'react'
import type { Dictionary, Translate } from '#shared/i18n/translate.ts'
import { Language } from './language-context.ts'

/** A translator over some dictionary. */
export type AnyWords = (key: never, ...params: never) => string

/**
 * The words of an island in one language, so that a browser loads the one it shows: the island's
 * module of that language brings them (`in-words.tsx`), and a form of the server every message.
 */
export const Words = createContext<AnyWords>(() => '')

/** The page's language and the words that a part of an island speaks. */
export function useWordsOf<D extends Dictionary>() {
  return { locale: useContext(Language), t: useContext(Words) as Translate<D> }
}
