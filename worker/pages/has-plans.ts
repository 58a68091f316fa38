import { createContext } from 'react'

/** Whether the shop keeps projects: only our own backend does. The document sets it. */
export const HasPlans = createContext(false)
