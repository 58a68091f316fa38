import { createContext, useContext } from 'react'
import type { catalogue } from '#shared/i18n/de/catalogue.ts'
import type { quantity } from '#shared/i18n/de/quantity.ts'
import type { trueSize } from '#shared/i18n/de/true-size.ts'
import type { cutPreview } from '#shared/i18n/de/cut-preview.ts'
import type { Dictionary, Translate } from '#shared/i18n/translate.ts'
import { Language } from './language-context.ts'

/** A translator over any dictionary. */
export type AnyMessages = (key: never, ...params: never) => string

/**
 * The messages of a page's components. The document provides all messages; a hydrated island
 * provides only its own, in the language of the page (`client/islands/registry.ts`).
 */
export const Messages = createContext<AnyMessages>(() => '')

/** Messages of cards, products and carts. */
export type QuantityMessages = { quantity: typeof quantity }
export type PartMessages = QuantityMessages & { catalogue: typeof catalogue }
export type CutPreviewMessages = PartMessages & { cutPreview: typeof cutPreview }
export type TrueSizeMessages = { trueSize: typeof trueSize }

/** The page's language, and the messages of a component. */
export function usePartMessages<D extends Dictionary>() {
  return { locale: useContext(Language), t: useContext(Messages) as Translate<D> }
}
