import { createContext } from 'react'

/** What was searched for, on a page of results; names there are marked where they have it. */
export const Searched = createContext('')
