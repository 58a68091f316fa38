/** What makes an SVG more than a picture: script, foreign content, text, anything from elsewhere. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:\w+:)?script\b/i, 'script'],
  [/<\s*(?:\w+:)?foreignObject\b/i, 'foreign content'],
  [/<\s*(?:\w+:)?(?:image|iframe|embed|object|audio|video)\b/i, 'embedded content'],
  [/<\s*(?:\w+:)?(?:text|tspan)\b/i, 'text'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/<!\s*(?:DOCTYPE|ENTITY)/i, 'a document type'],
  [/<\?(?!xml\s)/i, 'a processing instruction'],
  [/@import\b/i, 'an import'],
  [/\b(?:xlink:)?href\s*=\s*(?!["']#)/i, 'an outward reference'],
  [/\burl\(\s*(?!["']?#)/i, 'an outward reference'],
  [/(?:java|vb)script:|data:/i, 'an outward reference'],
]

/** What speaks against serving this SVG from the shop's own origin, null if nothing does. */
export function svgFault(text: string): string | null {
  if (!/^\s*(?:<\?xml [^>]*\?>\s*)?<svg\b/.test(text)) return 'is not an SVG'
  const found = FORBIDDEN.find(([pattern]) => pattern.test(text))
  return found ? `holds ${found[1]}` : null
}
