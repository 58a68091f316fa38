/** Articles count as new for so long; the category of new products says so by its own rule. */
export const NEW_FOR_DAYS = 60
