import { createContext, useContext } from 'react'
import type { catalogue } from '#shared/i18n/de/catalogue.ts'
import type { quantity } from '#shared/i18n/de/quantity.ts'
import type { trueSize } from '#shared/i18n/de/true-size.ts'
import type { cutPreview } from '#shared/i18n/de/cut-preview.ts'
import type { Dictionary, Translate } from '#shared/i18n/translate.ts'
import { Language } from './language-context.ts'

/** A translator over some dictionary. */
export type AnyMessages = (key: never, ...params: never) => string

/**
 * The texts of a page's parts. The document brings every message; a hydrated island brings the few
 * that its parts need, in the language of the page (`client/islands/registry.ts`).
 */
export const Messages = createContext<AnyMessages>(() => '')

/** The texts of cards, products and carts. */
export type QuantityMessages = { quantity: typeof quantity }
export type PartMessages = QuantityMessages & { catalogue: typeof catalogue }
export type CutPreviewMessages = PartMessages & { cutPreview: typeof cutPreview }
export type TrueSizeMessages = { trueSize: typeof trueSize }

/** The page's language and the words that a part speaks. */
export function usePartMessages<D extends Dictionary>() {
  return { locale: useContext(Language), t: useContext(Messages) as Translate<D> }
}
