/** The answer of a change that has nothing to show. */
export const SUCCESS = { success: true, apiAlias: 'array_struct' }
