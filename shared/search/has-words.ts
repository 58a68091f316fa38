import { fold } from './fold.ts'

/** Whether a folded text holds each word of a search, as the search compares words. */
export function hasWords(folded: string, input: string): boolean {
  return fold(input)
    .split(' ')
    .every((word) => folded.includes(word))
}
