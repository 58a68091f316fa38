import {
  type ItemChange,
  MAX_GROUP_LENGTH,
  MAX_ITEM_QUANTITY,
  MAX_NOTE_LENGTH,
  type NewProjectItem,
} from '#shared/domain/planner/project-items.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import { MAX_PROJECT_DESCRIPTION, MAX_PROJECT_NAME } from '#shared/schemas/forms/text-lengths.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

/** The name, description and visibility of a project. */
export type ProjectHead = Readonly<{
  name: string
  description: string
  isPublic: boolean
  showsDescription: boolean
}>

/** Parses the head of a project. Missing fields retain their value in `before`. */
export function readHead(
  input: Input,
  before: ProjectHead | null,
): Result<ProjectHead, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const isRequired = (name: string) => before === null || input[name] !== undefined
  const flag = (name: string, old: boolean | undefined) => {
    const value = input[name] ?? old ?? false
    if (typeof value !== 'boolean') violations.push(invalid(`/${name}`))
    return value === true
  }
  const head = {
    name: isRequired('name') ? fields.text('name', MAX_PROJECT_NAME) : (before?.name ?? ''),
    description: isRequired('description')
      ? fields.lines('description', MAX_PROJECT_DESCRIPTION)
      : (before?.description ?? ''),
    isPublic: flag('public', before?.isPublic),
    showsDescription: flag('showDescription', before?.showsDescription),
  }
  return violations.length > 0 ? fail(violations) : ok(head)
}

const Id = z.string().refine(isHexId)
const Quantity = z.int().min(1).max(MAX_ITEM_QUANTITY)
const text = (length: number) =>
  z
    .string()
    .transform((input) => sanitizeLine(input).trim())
    .pipe(z.string().max(length))
const Change = z.object({
  quantity: Quantity.optional(),
  note: text(MAX_NOTE_LENGTH).optional(),
  group: text(MAX_GROUP_LENGTH).optional(),
})
const NewItem = Change.extend({ productId: Id, quantity: Quantity })
const NewItems = z.array(NewItem)

/** Parses the products of `items`, or the one product in the input itself. */
export function readItems(input: Input): Result<readonly NewProjectItem[], readonly Violation[]> {
  const isList = input['items'] !== undefined
  const parsed = NewItems.safeParse(isList ? input['items'] : [input])
  if (parsed.success) return ok(parsed.data.map(present))
  return fail(parsed.error.issues.map(({ path }) => invalid(pointerOf(path, isList))))
}

/** Parses a change of one product. */
export function readItemChange(input: Input): Result<ItemChange, readonly Violation[]> {
  const parsed = Change.safeParse(input)
  if (parsed.success) return ok(present(parsed.data))
  return fail(parsed.error.issues.map(({ path }) => invalid(pointerOf(path, true))))
}

/** Without the fields that were not sent. */
function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

function pointerOf(path: readonly PropertyKey[], isList: boolean): string {
  return `/${(isList ? path : path.slice(1)).map(String).join('/')}`
}

function invalid(pointer: string): Violation {
  return { pointer, name: 'INVALID_VALUE', detail: 'This value is not valid.' }
}
