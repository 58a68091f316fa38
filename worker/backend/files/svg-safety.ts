import { Parser } from 'htmlparser2'

/** Allowed elements of drawings. They do not animate, link, embed, show text or run scripts. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop pattern clipPath mask marker`.split(/\s+/),
)

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

const ATTRIBUTES = new Set(
  `id class style lang role transform viewBox preserveAspectRatio version
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength offset
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-dasharray stroke-dashoffset stroke-miterlimit vector-effect paint-order
  stop-color stop-opacity color opacity display visibility overflow
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  color-interpolation shape-rendering mix-blend-mode isolation`.split(/\s+/),
)

/** UTF-8 or no encoding, so that the browser reads the validated characters. */
const START = /^\s*(?:<\?xml version=["']1\.0["'](?: encoding=["']utf-8["'])?\s*\?>\s*)?<svg\b/i

/** CSS that loads something, and escapes, which could hide it. */
const FETCHES = /\\|@(?!media\b)|\burl\(\s*(?!["']?#)|\b(?:image|image-set|src)\(/i

/**
 * The reason why an SVG must not be served from the shop's own origin; null if it may. Only the
 * elements and attributes in this file are allowed.
 */
export function findSvgError(text: string): string | null {
  if (!START.test(text)) return 'is not an SVG'
  const errors: string[] = []
  const open: string[] = []
  // Comments and entities split a text into pieces that the browser joins.
  let styles = ''
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name !== '?xml') errors.push(`holds ${name}`)
      },
      oncdatastart: () => errors.push('holds CDATA'),
      onopentag: (name, attributes) => {
        open.push(name)
        if (name === 'style') styles += '\n'
        if (!ELEMENTS.has(name)) errors.push(`holds <${name}>`)
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!isHarmless(attribute, value)) errors.push(`holds ${attribute}="${value}"`)
        }
      },
      ontext: (words) => {
        if (open.at(-1) === 'style') styles += words
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (FETCHES.test(styles)) errors.push('contains a style that loads something')
  return errors[0]?.slice(0, 100) ?? null
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === SVG
  if (name === 'xmlns:xlink') return value === XLINK
  if (name === 'xml:space') return true
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#')
  return (ATTRIBUTES.has(name) || /^(?:data|aria)-[a-z-]+$/.test(name)) && !FETCHES.test(value)
}
