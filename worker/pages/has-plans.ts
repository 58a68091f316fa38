import { createContext } from 'react'

/** Whether the shop keeps projects and sends samples: only our own backend does. The document sets it. */
export const HasPlans = createContext(false)
