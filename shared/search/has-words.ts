import { fold } from './fold.ts'

/** Whether a folded text contains each word of a search query. */
export function hasWords(folded: string, input: string): boolean {
  return fold(input)
    .split(' ')
    .every((word) => folded.includes(word))
}
