import { z } from './zod.ts'

/** Text that has to be there. A missing field reads as an empty one. */
export function requiredText(maxLength: number, minLength = 1) {
  return z
    ._default(z.string(), '')
    .check(z.trim(), z.minLength(1, 'required'), z.minLength(minLength), z.maxLength(maxLength))
}

/** Text that may be left empty; then it is ''. */
export function optionalText(maxLength: number) {
  return z._default(z.string(), '').check(z.trim(), z.maxLength(maxLength))
}

/** An id of the Store API that a select or a radio carries. */
export function chosenId(fault: string) {
  return z._default(z.string(), '').check(z.regex(/^[0-9a-f]{32}$/, fault))
}

/** A checkbox: sent as '1', or not at all. */
export const Tick = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === '1'),
)
