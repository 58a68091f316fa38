export const order = {} as const
