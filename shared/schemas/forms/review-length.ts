/** The least lengths of a review, in characters (docs/store-api.md#reviews). */
export const MIN_REVIEW_TITLE = 5
export const MIN_REVIEW_TEXT = 40
