import type { Features } from './features.ts'

/**
 * All cookies of the shop. `purpose` is the key of its text in the messages of `consent`; `days` is
 * its lifetime, and 0 means a minute. With `isInternal` only the server reads it, and over https
 * its name has the prefix `__Host-`. `feature` is the part of the shop that sets it.
 */
const STORED_COOKIES = [
  { name: 'sw-context-token', purpose: 'tokenPurpose', days: 365, isOwn: true },
  { name: 'view', purpose: 'viewPurpose', days: 365, isOwn: false },
  { name: 'locale', purpose: 'localePurpose', days: 365, isOwn: true },
  { name: 'wishlist', purpose: 'wishlistPurpose', days: 365, isOwn: true, feature: 'wishlist' },
  { name: 'hearts', purpose: 'wishlistSyncPurpose', days: 365, isOwn: false, feature: 'wishlist' },
  { name: 'samples', purpose: 'samplesPurpose', days: 7, isOwn: true, feature: 'samples' },
  { name: 'compare', purpose: 'comparePurpose', days: 30, isOwn: true, feature: 'comparison' },
  { name: 'project', purpose: 'projectPurpose', days: 90, isOwn: true, feature: 'planner' },
  { name: 'known-device', purpose: 'devicePurpose', days: 365, isOwn: true },
  { name: 'order', purpose: 'orderPurpose', days: 1, isOwn: true },
  { name: 'flash', purpose: 'flashPurpose', days: 0, isOwn: true },
] as const

/** Set only if the shop asks for consent. */
export const CONSENT_COOKIE = {
  name: 'consent',
  purpose: 'consentPurpose',
  days: 180,
  isOwn: false,
} as const

/** The cookies of a shop with these features. */
export function cookiesOf(features: Features) {
  return STORED_COOKIES.filter((cookie) => !('feature' in cookie) || features[cookie.feature])
}
