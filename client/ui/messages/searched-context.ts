import { createContext } from 'react'

/** The search term of a page of results, which is marked in names. */
export const Searched = createContext('')
