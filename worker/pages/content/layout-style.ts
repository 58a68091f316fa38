import type { CmsBlock, CmsSection } from '#shared/schemas/store-api/cms.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

type Strip = CmsSection | CmsBlock

const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{1,40}\)|[a-z]{3,24})$/i
const MARGIN = /^-?\d{1,4}(?:\.\d{1,2})?(?:px|rem|em|%)?$/
const CSS_CLASS = /^[a-z][\w-]{0,60}$/i
const MODES = ['auto', 'cover', 'contain']
const MARGINS = {
  marginTop: 'margin-block-start',
  marginBottom: 'margin-block-end',
  marginLeft: 'margin-inline-start',
  marginRight: 'margin-inline-end',
} as const

/**
 * The class with the styles of a section or block in the page's `<style>`. A Shopware sends no ids
 * for them. Their class is derived from the styles, so equal ones share it.
 */
const styleClass = (strip: Strip): string =>
  strip.id
    ? `cms-${strip.id.replace(/[^\w-]/g, '')}`
    : `cms-${declarations(strip).replace(/[^\w-]+/g, '-')}`

/** All classes of a section or block: its own, those of the content, and those that hide it. */
export function layoutClasses(strip: Strip): string {
  const named = (strip.cssClass ?? '').split(/\s+/).filter((name) => CSS_CLASS.test(name))
  const { mobile, tablet, desktop } = strip.visibility ?? {}
  return [
    ...named,
    ...(declarations(strip) === '' ? [] : [styleClass(strip)]),
    ...(mobile === false ? ['hide-mobile'] : []),
    ...(tablet === false ? ['hide-tablet'] : []),
    ...(desktop === false ? ['hide-desktop'] : []),
  ].join(' ')
}

/**
 * The style rules of a page's sections and blocks; '' if there are none. Every value is checked.
 */
export function layoutRules(strips: readonly Strip[]): string {
  return strips
    .map((strip) => [styleClass(strip), declarations(strip)] as const)
    .filter(([, rules]) => rules !== '')
    .map(([name, rules]) => `.${name}{${rules}}`)
    .join('')
}

function declarations(strip: Strip): string {
  const { backgroundColor, backgroundMedia, backgroundMediaMode } = strip
  const rules: string[] = []
  if (backgroundColor && COLOR.test(backgroundColor)) {
    // The content sets the background colour, so the text must not follow the reader's colour
    // scheme.
    rules.push(`background-color:${backgroundColor}`, 'color-scheme:light', 'color:var(--ink)')
  }
  const image = backgroundMedia ? backgroundImage(backgroundMedia) : null
  if (image?.ok) {
    const mode = MODES.find((known) => known === backgroundMediaMode) ?? 'cover'
    rules.push(`background-image:url("${image.value}")`, `background-size:${mode}`)
  }
  return [...rules, ...margins(strip)].join(';')
}

function margins(strip: Strip): readonly string[] {
  if (!('marginTop' in strip)) return []
  return (['marginTop', 'marginBottom', 'marginLeft', 'marginRight'] as const).flatMap((side) => {
    const value = strip[side]
    if (!value || !MARGIN.test(value)) return []
    const length = /\d$/.test(value) ? `${value}px` : value
    return [`${MARGINS[side]}:${length}`]
  })
}

const MAX_URL_LENGTH = 1000
const DEFAULT_SIZE = 800
const SIZE_STEP = 100
const LARGEST_SIZE = 1920
const CAPPED_SIZE = 1900

/** The error for a URL of more than 1000 characters (CONTRIBUTING.md#background-pictures). */
const URL_TOO_LONG = 'Url is too long'

/**
 * The address of a background picture in the size for the media server. The size is the longer
 * side, rounded up to the next 100 pixels. It is 800 if unknown, and 1900 above 1920
 * (CONTRIBUTING.md#background-pictures). Fails for addresses other than http(s). Escapes characters
 * that could end `url("…")`.
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
