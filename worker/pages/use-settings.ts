import { createContext, useContext } from 'react'
import { PublicSettings } from '#shared/schemas/import/shop.ts'

/** The settings of the shop (`page-providers.tsx`). */
export const Settings = createContext<PublicSettings>(PublicSettings.parse({}))

export function useSettings(): PublicSettings {
  return useContext(Settings)
}
