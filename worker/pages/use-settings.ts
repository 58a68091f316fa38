import { createContext, useContext } from 'react'
import type { Feature } from '#shared/features.ts'
import { SHOPWARE_SETTINGS, type PublicSettings } from '#shared/schemas/import/shop.ts'

/** The settings of the shop (`page-providers.tsx`). */
export const Settings = createContext<PublicSettings>(SHOPWARE_SETTINGS)

export function useSettings(): PublicSettings {
  return useContext(Settings)
}

/** Whether the shop has a feature. */
export function useHas(feature: Feature): boolean {
  return useSettings().features[feature]
}
