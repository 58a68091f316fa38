/** A word that the vocabulary replaced: a pattern of lower-case words joined by hyphens. */
type ReplacedWord = Readonly<{
  word: RegExp
  use: string
  /** Whether comments avoid it too; otherwise only names do. */
  inComments?: boolean
}>

const REPLACED_WORDS: readonly ReplacedWord[] = [
  { word: /\barticles?\b(?! \d|\.ndjson)/, use: 'product', inComments: true },
  { word: /\baisles?\b/, use: 'main category', inComments: true },
  { word: /\bplates?\b/, use: 'product card, drawing or thumbnail', inComments: true },
  { word: /\bremarks?\b/, use: 'notice, finding or comment', inComments: true },
  { word: /\b(?:awake|asleep)\b/, use: 'hydrated', inComments: true },
  { word: /\bhearts?\b/, use: 'wishlist button', inComments: true },
  { word: /\bdear\b/, use: 'expensive', inComments: true },
  { word: /\b(?:families|family)\b/, use: 'parent' },
  { word: /\bsiblings?\b/, use: 'variant' },
  { word: /\bgoes-with\b/, use: 'cross-selling' },
  { word: /\bunroll(?:ed)?\b/, use: 'cut preview' },
  { word: /\bslips?\b/, use: 'summary' },
  { word: /\bpapers?\b/, use: 'document' },
  { word: /\bown-data\b/, use: 'privacy' },
  { word: /\bfaults?\b/, use: 'error or field error' },
  { word: /\bkept\b/, use: 'stored, cached or saved' },
  { word: /\b(?:asked|wanted)\b/, use: 'requested' },
  { word: /^typed-/, use: 'read' },
  { word: /^answer-/, use: 'respond with' },
]

/** Words that are right in some files: they mean another thing, or a name of schema.org. */
const EXCEPTIONS: readonly (readonly [files: RegExp, word: string])[] = [
  [/^worker\/feeds\/structured-data\/article\.ts$/, 'article'],
  [/true-size/, 'paper'],
  [/mail-theme|web-manifest/, 'paper'],
]

export type Occurrence = Readonly<{ line: number; word: string; use: string }>

const DECLARATION = /\b(?:const|let|function\*?|type|class)\s+([A-Za-z_$][\w$]*)/g
const COMMENT = /^\s*(?:\/?\*|\/\/)/

/** Replaced words in the file's name, in the names that it declares and in its comments. */
export function findReplacedWords(file: string, source: string): readonly Occurrence[] {
  const allowed = EXCEPTIONS.filter(([files]) => files.test(file)).map(([, word]) => word)
  const found: Occurrence[] = []
  add(1, asWords(/[^/]+?(?=\.)/.exec(file)?.[0] ?? ''), false)
  for (const [at, line] of source.split('\n').entries()) {
    const isComment = COMMENT.test(line)
    if (isComment) add(at + 1, line.toLowerCase(), isComment)
    else
      for (const [, name = ''] of line.matchAll(DECLARATION)) add(at + 1, asWords(name), isComment)
  }
  return found

  function add(line: number, text: string, isComment: boolean) {
    for (const { word, use, inComments = false } of REPLACED_WORDS) {
      const match = isComment && !inComments ? null : word.exec(text)
      if (match && !allowed.includes(match[0])) found.push({ line, word: match[0], use })
    }
  }
}

/** `toBuyBox` → `to-buy-box`, `MAX_AGE` → `max-age`. */
const asWords = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
