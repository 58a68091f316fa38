import { createContext } from 'react'

/** The country of the shop, ISO 3166-1 alpha-2. */
export const HomeCountry = createContext('DE')
