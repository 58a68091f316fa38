import { fold } from './fold.ts'

/** Whether a folded text holds each word of a search, as the search compares words. */
export function hasWords(folded: string, typed: string): boolean {
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word))
}
