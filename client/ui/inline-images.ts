import { createContext } from 'react'

/**
 * Images embedded in the page, by address. Only the server fills it; the browser uses the address.
 */
export const InlineImages = createContext<ReadonlyMap<string, string>>(new Map())
