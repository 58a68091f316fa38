import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

const MAX_URL_LENGTH = 1000
const DEFAULT_SIZE = 800
const SIZE_STEP = 100
const LARGEST_SIZE = 1920
const CAPPED_SIZE = 1900

/** Why a URL of more than 1000 characters is refused (docs/rules.md#background-pictures). */
const URL_TOO_LONG = 'Url is too long'

/**
 * The address of a background picture in the size that is asked of the media server: its longer
 * side rounded up to the next 100, 800 where it is not known, 1900 above 1920
 * (docs/rules.md#background-pictures). Only http addresses are taken, written so that they cannot
 * leave `url("…")`.
 */
export function backgroundImage(media: Media): Result<string, typeof URL_TOO_LONG | 'not-a-url'> {
  if (media.url.length > MAX_URL_LENGTH) return fail(URL_TOO_LONG)
  const url = parsed(media.url)
  if (!url) return fail('not-a-url')
  const { width, height } = media.metaData ?? {}
  const isTall = (height ?? 0) > (width ?? 0)
  const side = isTall ? 'height' : 'width'
  const query = `${side}=${sizeOf((isTall ? height : width) ?? 0)}&fit=crop,smart`
  const address = `${url.origin}${url.pathname}${url.search ? `${url.search}&` : '?'}${query}`
  return ok(address.replace(/["'()\\<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`))
}

function sizeOf(pixels: number): number {
  if (!(pixels > 0)) return DEFAULT_SIZE
  const rounded = Math.ceil(pixels / SIZE_STEP) * SIZE_STEP
  return rounded > LARGEST_SIZE ? CAPPED_SIZE : rounded
}

function parsed(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null
}
