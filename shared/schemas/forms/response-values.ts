import { z } from './zod.ts'

// Each kind of zod's that an answer needs costs some hundred bytes where cart and checkout have none
// left; these are all of one kind.

/** A whole number. */
export const Whole = z.custom<number>(Number.isInteger)

export const YesOrNo = z.custom<boolean>((value) => value === true || value === false)

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.custom<Word>((value) => words.some((word) => word === value))
}

/** Of this form, or null. */
export function orNull<T>(form: z.ZodMiniType<T>) {
  return z.custom<T | null>((value) => value === null || z.safeParse(form, value).success)
}
