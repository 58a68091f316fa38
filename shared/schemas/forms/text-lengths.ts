/** Minimum length of a new password (CONTRIBUTING.md#passwords). */
export const MIN_PASSWORD_LENGTH = 8

/** Minimum lengths of a review, in characters (docs/store-api.md#reviews). */
export const MIN_REVIEW_TITLE = 5
export const MIN_REVIEW_TEXT = 40

export const MAX_PROJECT_NAME = 120
export const MAX_PROJECT_DESCRIPTION = 2_000
