import { z } from './zod.ts'

// Each zod type costs some hundred bytes in the scripts of cart and checkout. All checks here use
// `z.custom`.

export const Whole = z.custom<number>(Number.isInteger)

export const YesOrNo = z.custom<boolean>((value) => value === true || value === false)

/** Accepts one of these strings. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.custom<Word>((value) => words.some((word) => word === value))
}

/** A value of this schema, or null. */
export function orNull<T>(form: z.ZodMiniType<T>) {
  return z.custom<T | null>((value) => value === null || z.safeParse(form, value).success)
}
