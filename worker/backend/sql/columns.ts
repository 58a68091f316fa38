import { LOCALES } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

export const text = z.string()
export const int = z.int()
export const locale = z.enum(LOCALES)

/** The key that SQLite gives to a new row. An insert may leave it out. */
export const rowId = z.int().brand<'row-id'>()

/** 0 or 1. */
export const flag = z.int().transform((value) => value === 1)

/** JSON of a shape. A nullable column contains SQL NULL, never the text `null`. */
export const json = <T extends z.ZodType>(shape: T) =>
  text.transform((stored): unknown => JSON.parse(stored)).pipe(shape)
