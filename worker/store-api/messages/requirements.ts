import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'

export type Requirements = Readonly<{
  /** Required fields by their API names: `phone`, `billingAddress/phoneNumber`. */
  fields: readonly string[]
  /** The minimum length of a password; null if the refusal does not name it. */
  passwordLength: number | null
}>

const BLANK = 'VIOLATION::IS_BLANK_ERROR'

/** The requirements that the refusal of an empty form names. */
export function requirementsIn(errors: StoreApiErrors['errors']): Requirements {
  const blank = errors.filter(({ code }) => code === BLANK)
  const short = errors.find(({ source }) => source?.pointer === '/password')
  return {
    fields: blank.flatMap(({ source }) => source?.pointer?.replace(/^\//, '') ?? []),
    passwordLength: short ? leastLength(short) : null,
  }
}

/** The minimum length that a refusal names; null if it names none. */
export function leastLength({ meta }: StoreApiErrors['errors'][number]): number | null {
  const limit = Number(meta?.parameters?.['{{ limit }}'])
  return Number.isSafeInteger(limit) && limit > 0 ? limit : null
}
