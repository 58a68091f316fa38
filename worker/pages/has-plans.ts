import { createContext } from 'react'

/**
 * Whether the shop has projects and samples, which only our own backend has (`page-providers.tsx`).
 */
export const HasPlans = createContext(false)
