/** A piece of safe HTML: text, or an element of the list below with its pieces. */
export type HtmlNode =
  | string
  | {
      readonly tag: Tag
      readonly href?: string
      readonly scope?: string
      readonly children: HtmlNode[]
    }

const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'dd',
  'dl',
  'dt',
  'em',
  'h2',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const
export type Tag = (typeof TAGS)[number]

/** A page has one main heading, and it is not the content's. */
const RENAMED: Readonly<Record<string, Tag>> = { h1: 'h2', h5: 'h4', h6: 'h4' }
/** Of these not even the words are content. */
const DROPPED = /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|<!--[\s\S]*?(?:-->|$)|([^<]+)|</gi
const ALLOWED_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

type Open = Exclude<HtmlNode, string>

/**
 * Reads HTML of the shop's content into a tree of what is allowed. It is rendered as elements, never
 * as HTML, so nothing that is not in the tree can reach a page; unknown tags leave their words.
 */
export function htmlTree(html: string): readonly HtmlNode[] {
  const root: HtmlNode[] = []
  const open: Open[] = []
  for (const [token, closing, name, attributes, text] of html
    .replace(DROPPED, '')
    .matchAll(TOKEN)) {
    const into = open.at(-1)?.children ?? root
    if (text !== undefined) into.push(decoded(text))
    else if (token === '<') into.push('<')
    else if (name !== undefined) {
      const tag = tagOf(name)
      if (!tag) continue
      if (closing) close(open, tag)
      else {
        const element: Open = { tag, children: [], ...attributesOf(tag, attributes ?? '') }
        into.push(element)
        if (tag !== 'br') open.push(element)
      }
    }
  }
  return root
}

function tagOf(name: string): Tag | undefined {
  const lower = name.toLowerCase()
  return RENAMED[lower] ?? TAGS.find((tag) => tag === lower)
}

/** Closes down to the tag, or nothing if it is not open. */
function close(open: Open[], tag: Tag) {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.length = at
}

function attributesOf(tag: Tag, attributes: string) {
  if (tag === 'th') {
    const scope = /\bscope\s*=\s*["']?(col|row)\b/i.exec(attributes)?.[1]
    return scope ? { scope: scope.toLowerCase() } : {}
  }
  if (tag !== 'a') return {}
  const [, quoted, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = decoded(quoted ?? single ?? '').trim()
  return ALLOWED_HREF.test(href) ? { href } : {}
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (entity, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
}
