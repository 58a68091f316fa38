/** Where files are that a backup holds: pictures, and papers of orders. */
export const BUCKETS = ['MEDIA', 'FILES'] as const
