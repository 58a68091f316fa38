/** Least length of a password that somebody chooses (CONTRIBUTING.md#passwords). */
export const MIN_PASSWORD_LENGTH = 8

/** The least lengths of a review, in characters (docs/store-api.md#reviews). */
export const MIN_REVIEW_TITLE = 5
export const MIN_REVIEW_TEXT = 40

export const MAX_PROJECT_NAME = 120
export const MAX_PROJECT_DESCRIPTION = 2_000
