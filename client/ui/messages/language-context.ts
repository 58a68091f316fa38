import { createContext } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'

/** The language of the page; set by the document and by each hydrated island. */
export const Language = createContext<Locale>('de')
