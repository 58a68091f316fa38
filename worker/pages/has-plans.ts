import { createContext } from 'react'

/** Whether the shop has projects and samples: only our own backend does. The document sets it. */
export const HasPlans = createContext(false)
