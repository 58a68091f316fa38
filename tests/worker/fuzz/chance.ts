/** Random choices of a fuzz test, reproducible by seed. */
export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  let state = seed >>> 0
  /** A number from 0 to 1, excluding 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    isOne: (inHowMany: number) => below(inHowMany) === 0,
    oneOf: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    some: <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make),
  }
}

/** Marks the input: it must never appear on a page as markup. */
export const MARKUP = '<fuzz onload=x>'

/** Texts that often cause errors. */
export const NASTY: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9007199254740993',
  '1,5',
  'true',
  'null',
  '[]',
  '{}',
  '[[',
  '\u0000',
  '\r\nX-Fuzz: 1',
  '\u202Egnp.exe',
  '🧵'.repeat(40),
  'é'.normalize('NFD'),
  "' OR 1=1 --",
  '"; DROP TABLE orders; --',
  '%',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
  '0'.repeat(32),
  '70000',
  'fabrics-de',
  '2026-02-30',
  'lena@mail.test',
  `"'>${MARKUP}`,
]
