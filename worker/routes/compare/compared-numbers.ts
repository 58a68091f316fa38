import type { Context } from 'hono'
import { isProductNumber } from '#shared/domain/product-number.ts'
import { DAY_SECONDS } from '#shared/domain/durations.ts'
import { MAX_COMPARED } from '#worker/pages/compare/comparison.ts'
import { readHostCookie, setHostCookie } from '#worker/runtime/host-cookie.ts'
import type { AppEnv } from '#worker/runtime/context.ts'

const COOKIE = 'compare'
const LIFETIME_SECONDS = 30 * DAY_SECONDS
/** Longer texts are cut in error messages. */
const MAX_QUOTED = 40
/** More errors would not be read. */
const MAX_READ = 50

/** The valid and the invalid numbers of a list. */
export type ProductNumbersInput = {
  readonly numbers: readonly string[]
  readonly twice: readonly string[]
  /** Texts that are not product numbers, cut to a length that can be shown. */
  readonly wrong: readonly string[]
  readonly tooMany: readonly string[]
}

/** Parses numbers that commas or spaces separate, from an address or a form. */
export function parseProductNumbers(text: string): ProductNumbersInput {
  const input = text.split(/[\s,;]+/).filter((part) => part !== '')
  const requested = input.slice(0, MAX_READ)
  const valid = requested.filter(isProductNumber)
  const different = [...new Set(valid)]
  return {
    numbers: different.slice(0, MAX_COMPARED),
    twice: different.filter((number) => valid.indexOf(number) !== valid.lastIndexOf(number)),
    wrong: requested
      .filter((part) => !isProductNumber(part))
      .map((part) => part.slice(0, MAX_QUOTED)),
    tooMany: different.slice(MAX_COMPARED),
  }
}

/** The numbers of the comparison cookie, which product pages fill. No session is needed. */
export function rememberedNumbers(c: Context<AppEnv>): readonly string[] {
  return parseProductNumbers(readHostCookie(c, COOKIE)?.replaceAll('~', ',') ?? '').numbers
}

export function rememberNumbers(c: Context<AppEnv>, numbers: readonly string[]): void {
  const lifetime = numbers.length === 0 ? 0 : LIFETIME_SECONDS
  setHostCookie(c, COOKIE, numbers.join('~'), lifetime)
}
