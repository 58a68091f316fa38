import emoji from '@fontsource/noto-emoji/unicode.json'
import hangul from '@fontsource/nanum-gothic/unicode.json'
import han from '@fontsource/noto-sans-sc/unicode.json'

/** One file of a large font, with some of its characters: `noto-sans-sc-12`. */
export type Slice = `${(typeof NAMES)[number]}-${string}`

type Ranges = Readonly<Record<string, string>>

/** The characters for which these fonts are used. Other faces set their other characters. */
const PARENTS = {
  'noto-sans-sc': {
    ranges: han as Ranges,
    holds:
      /[\u3001-\u3011\u3041-\u3096\u309d\u309e\u30a1-\u30fe\u3105-\u312d\u3400-\u4db5\u4e00-\u9fef\ufa0e-\ufa29\uff01-\uff5e]/u,
  },
  'nanum-gothic': { ranges: hangul as Ranges, holds: /[\u3131-\u3163\uac00-\ud7a3]/u },
  'noto-emoji': {
    ranges: emoji as Ranges,
    holds: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u,
  },
}
const NAMES = ['noto-sans-sc', 'nanum-gothic', 'noto-emoji'] as const

const slices = new Map<string, ReadonlyMap<number, Slice>>()

/** The slice with a character; null if none has it. */
export function sliceOf(character: string): Slice | null {
  const name = NAMES.find((parent) => PARENTS[parent].holds.test(character))
  if (!name) return null
  const own = slices.get(name) ?? slicesOf(name)
  slices.set(name, own)
  return own.get(character.codePointAt(0) ?? 0) ?? null
}

/** Parses `{ "[4]": "U+1f21a,U+1f234-1f237" }`: the number of each file with its code points. */
function slicesOf(name: keyof typeof PARENTS): ReadonlyMap<number, Slice> {
  const found = new Map<number, Slice>()
  for (const [file, ranges] of Object.entries(PARENTS[name].ranges)) {
    const slice: Slice = `${name}-${file.replaceAll(/[[\]]/g, '')}`
    for (const [, from = '', to = from] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
      const last = parseInt(to, 16)
      for (let point = parseInt(from, 16); point <= last; point += 1) found.set(point, slice)
    }
  }
  return found
}
