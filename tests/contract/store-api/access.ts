import { inject } from 'vitest'

/** Address and access key of the Store API under test. */
export const { url: storeApiUrl, accessKey, storefrontUrl } = inject('storeApi')

/** A valid id that does not exist. */
export const UNKNOWN_ID = 'ffffffffffffffffffffffffffffffff'
