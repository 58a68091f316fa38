/**
 * All cookies of the shop. `purpose` is the key of its text in the messages of `consent`; `days` is
 * its lifetime, and 0 means a minute. With `isInternal` only the server reads it, and over https
 * its name has the prefix `__Host-`.
 */
export const STORED_COOKIES = [
  { name: 'sw-context-token', purpose: 'tokenPurpose', days: 365, isOwn: true },
  { name: 'view', purpose: 'viewPurpose', days: 365, isOwn: false },
  { name: 'locale', purpose: 'localePurpose', days: 365, isOwn: true },
  { name: 'wishlist', purpose: 'wishlistPurpose', days: 365, isOwn: true },
  { name: 'hearts', purpose: 'wishlistSyncPurpose', days: 365, isOwn: false },
  { name: 'samples', purpose: 'samplesPurpose', days: 7, isOwn: true },
  { name: 'compare', purpose: 'comparePurpose', days: 30, isOwn: true },
  { name: 'project', purpose: 'projectPurpose', days: 90, isOwn: true },
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
