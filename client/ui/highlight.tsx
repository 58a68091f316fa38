import { useContext } from 'react'
import { markedParts } from '#shared/search/marked-parts.ts'
import { Searched } from './messages/searched-context.ts'

/** A text with highlighted search terms. */
export function Highlight({ text }: { readonly text: string }) {
  const searched = useContext(Searched)
  if (searched === '') return text
  return markedParts(text, searched).map((part, at) =>
    part.hit ? <mark key={at}>{part.text}</mark> : part.text,
  )
}
