import { inject } from 'vitest'

/** Where the Store API under test stands and by which key it lets the suite in. */
export const { url: storeApiUrl, accessKey, storefrontUrl } = inject('storeApi')

/** Has the form of an id and belongs to nothing. */
export const UNKNOWN_ID = 'ffffffffffffffffffffffffffffffff'
