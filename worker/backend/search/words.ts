import { fold } from '#shared/search/fold.ts'

/** Shorter ones are units and abbreviations, which are not misspellings of other words. */
const SHORTEST = 3

/** The words of a text as search compares them, each with how it is written there first. */
export function wordsOf(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const written of text.normalize('NFC').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
    const parts = written.split('-')
    for (const part of parts) note(words, fold(part), part)
    if (parts.length > 1) note(words, fold(parts.join('')), written)
  }
  return words
}

function note(words: Map<string, string>, word: string, spelling: string): void {
  if (word.length >= SHORTEST && !words.has(word)) words.set(word, spelling)
}
