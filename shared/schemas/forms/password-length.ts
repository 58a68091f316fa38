/** Least length of a password that somebody chooses (docs/rules.md#passwords). */
export const MIN_PASSWORD_LENGTH = 8
