import { createContext } from 'react'

/** The search term of a results page, which is highlighted in names. */
export const Searched = createContext('')
