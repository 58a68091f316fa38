const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g

/**
 * The reason why a drawing is not well-formed, or null. Accepts only what our drawings use:
 * elements, quoted attributes, text inside `style`.
 */
export function xmlFault(svg: string): string | null {
  const open: string[] = []
  let end = 0
  for (const match of svg.matchAll(TAG)) {
    const [whole, closes, name = '', attributes = '', isEmpty] = match
    const between = svg.slice(end, match.index)
    if (/[<>]/.test(between)) return `stray bracket before ${whole}`
    if (between.trim() !== '' && open.at(-1) !== 'style') return `text: ${between}`
    end = match.index + whole.length
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, key]) => key)
    if (new Set(names).size !== names.length) return `attribute twice in ${whole}`
    if (!closes) {
      if (!isEmpty) open.push(name)
    } else if (open.pop() !== name) return `${whole} closes nothing`
  }
  if (svg.slice(end).trim() !== '') return `text at the end: ${svg.slice(end)}`
  return open.length === 0 ? null : `not closed: ${open.join(' ')}`
}

/** Referenced ids without a definition. */
export function danglingIds(svg: string): readonly string[] {
  const defined = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id))
  const used = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id ?? '')
  return [...new Set(used)].filter((id) => !defined.has(id))
}

type Corner = { readonly right: number; readonly top: number }

const LABEL =
  /<path class="t" transform="translate\(([\d.-]+)[ ,]([\d.-]+)\)scale\(([\d.]+)\)" d="([^"]+)"/g
const NUMBERED = /<circle class="d o" cx="([\d.]+)" cy="([\d.]+)" r="15"/g

/** Right and top extent of a drawing's lettering. */
export function labelsOf(svg: string): readonly Corner[] {
  const lettered = [...svg.matchAll(LABEL)].map(([, x, y, scale, d = '']) => {
    const starts = [...d.matchAll(/M(-?[\d.]+)/g)].map(([, at]) => Number(at))
    return {
      right: Number(x) + Number(scale) * Math.max(...starts),
      top: Number(y) - 10 * Number(scale),
    }
  })
  const numbered = [...svg.matchAll(NUMBERED)].map(([, x, y]) => ({
    right: Number(x) + 15,
    top: Number(y) - 15,
  }))
  return [...lettered, ...numbered]
}
