/** Decisions, "Accounts": what is chosen anew has at least so many characters. */
export const MIN_PASSWORD_LENGTH = 8
