import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { CriteriaError } from './filter.ts'

export type Sort = Readonly<{
  field: string
  descending: boolean
  /** Numbers in a text are compared as numbers: 9 before 10. */
  natural: boolean
  /** Sorts by the number of values instead of the value. */
  counted: boolean
}>

const MAX_SORTS = 10

const Flag = z.union([z.boolean(), z.enum(['true', 'false', '0', '1', '']), z.number()])
const SortList = z
  .array(
    z
      .object({
        field: z.string().min(1).max(100),
        order: z.string().toUpperCase().nullish(),
        naturalSorting: Flag.nullish(),
        type: z.string().nullish(),
      })
      .transform(({ field, order, naturalSorting, type }): Sort => ({
        field,
        descending: order === 'DESC',
        natural: [true, 'true', '1', 1].some((yes) => yes === naturalSorting),
        counted: type === 'count',
      })),
  )
  .max(MAX_SORTS)

/** No list here has a score, so sorting by it preserves the order. */
const SCORE = '_score'

/** Parses `sort`: a list of fields with directions, or `name,-price`. */
export function parseSort(value: unknown): Result<readonly Sort[], CriteriaError> {
  if (value === undefined || value === null) return ok([])
  const list = SortList.safeParse(typeof value === 'string' ? wordsOf(value) : value)
  if (list.success) return ok(list.data.filter(({ field }) => field !== SCORE))
  const place = list.error.issues[0]?.path.map(String).join('/')
  return fail({
    code: 'FRAMEWORK__INVALID_SORT_QUERY',
    pointer: place ? `/sort/${place}` : '/sort',
    detail: 'A value for the sort parameter is invalid.',
  })
}

function wordsOf(text: string) {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({
      field: word.replace(/^-/, ''),
      order: word.startsWith('-') ? 'DESC' : 'ASC',
    }))
}
