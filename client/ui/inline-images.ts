import { createContext } from 'react'

/**
 * By address, the pictures that stand inside of the page. Only the server fills it; what an island
 * renders anew in the browser has the address.
 */
export const InlineImages = createContext<ReadonlyMap<string, string>>(new Map())
