import { fail, ok, type Result } from '#shared/domain/result.ts'
import { MIN_REVIEW_TEXT, MIN_REVIEW_TITLE } from '#shared/schemas/forms/text-lengths.ts'
import { z } from '#shared/schemas/zod.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

/** A review as a customer sends it. `id` is the customer's own review to replace. */
export type WrittenReview = Readonly<{
  id: string | null
  /** The name to show; null means the customer's first name. */
  name: string | null
  title: string
  content: string
  /** A whole number from 1 to 5. */
  points: number
}>

const MAX_TITLE = 255
const MAX_TEXT = 5000
const MAX_NAME = 80
const Points = z.coerce.number().int()

/** Parses `/product/{id}/review` with Shopware's minimum lengths (docs/store-api.md#reviews). */
export function readReview(input: Input): Result<WrittenReview, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const refuse = (field: string, name: string, detail: string) => {
    violations.push({ pointer: `/${field}`, name, detail })
  }
  const longEnough = (field: string, text: string, least: number) => {
    // Code points, so that an emoji counts as one character.
    if (text !== '' && [...text].length < least)
      refuse(field, 'TOO_SHORT_ERROR', `This value should have ${least} characters or more.`)
    return text
  }
  const review = {
    id: fields.optionalText('id', 32),
    name: fields.optionalText('name', MAX_NAME),
    title: longEnough('title', fields.text('title', MAX_TITLE), MIN_REVIEW_TITLE),
    content: longEnough('content', fields.lines('content', MAX_TEXT), MIN_REVIEW_TEXT),
    points: 0,
  }
  const { points } = input
  if (points === undefined || points === null || points === '') {
    // Shopware does not require points, so their absence is reported only without other errors.
    if (violations.length === 0)
      refuse('points', 'IS_BLANK_ERROR', 'This value should not be blank.')
    return fail(violations)
  }
  const parsed = Points.safeParse(points)
  if (!parsed.success)
    refuse('points', 'TOO_HIGH_ERROR', 'This value should be a whole number of 5 or less.')
  else if (parsed.data < 1) refuse('points', 'TOO_LOW_ERROR', 'This value should be 1 or more.')
  else if (parsed.data > 5) refuse('points', 'TOO_HIGH_ERROR', 'This value should be 5 or less.')
  if (violations.length > 0 || !parsed.success) return fail(violations)
  return ok({ ...review, points: parsed.data })
}
