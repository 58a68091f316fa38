import type { ComponentType } from 'react'
import { Words, type AnyWords } from '#client/ui/words/words.ts'

/** An island that speaks one language: `Part` with its words, in a module of its own. */
export function inWords<P extends object>(words: AnyWords, Part: ComponentType<P>) {
  return (props: P) => (
    <Words value={words}>
      <Part {...props} />
    </Words>
  )
}
