import { createContext } from 'react'

/** Whether the shop has projects and samples, as only our own backend does (`surroundings.tsx`). */
export const HasPlans = createContext(false)
