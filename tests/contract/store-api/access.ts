import { inject } from 'vitest'

/** Where the Store API under test stands and by which key it lets the suite in. */
export const { url: storeApiUrl, accessKey, storefrontUrl } = inject('storeApi')

/** The one published version of a catalogue. */
export const LIVE_VERSION_ID = '0fa91ce3e96a4bc2be4bd9ce752c3425'

/** Has the form of an id and belongs to nothing. */
export const UNKNOWN_ID = 'ffffffffffffffffffffffffffffffff'
