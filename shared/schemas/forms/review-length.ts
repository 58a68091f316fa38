/** The backend's minima for a review (contract 5), in characters. */
export const MIN_REVIEW_TITLE = 5
export const MIN_REVIEW_TEXT = 40
