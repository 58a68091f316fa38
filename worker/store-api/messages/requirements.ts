import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'

export type Requirements = Readonly<{
  /** Fields that must not be blank, as the wire calls them: `phone`, `billingAddress/phoneNumber`. */
  fields: readonly string[]
  /** The least length of a password; null if the refusal does not tell it. */
  passwordLength: number | null
}>

const BLANK = 'VIOLATION::IS_BLANK_ERROR'

/** What an empty form was refused for. */
export function requirementsIn(errors: StoreApiErrors['errors']): Requirements {
  const blank = errors.filter(({ code }) => code === BLANK)
  const short = errors.find(({ source }) => source?.pointer === '/password')
  return {
    fields: blank.flatMap(({ source }) => source?.pointer?.replace(/^\//, '') ?? []),
    passwordLength: short ? leastLength(short) : null,
  }
}

/** The least length that a refusal for a text that is too short names; null if it does not. */
export function leastLength({ meta }: StoreApiErrors['errors'][number]): number | null {
  const limit = Number(meta?.parameters?.['{{ limit }}'])
  return Number.isSafeInteger(limit) && limit > 0 ? limit : null
}
