import { createContext } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'

/** The language of the page around a part: the document sets it, and so does waking an island. */
export const Language = createContext<Locale>('de')
