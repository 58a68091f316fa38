import { createElement, type ReactNode } from 'react'
import { htmlTree, type HtmlNode, type Tag } from './html-tree.ts'

/** HTML of the shop's content as elements of ours: what is not allowed cannot be rendered. */
export function Html({ html }: { readonly html: string }) {
  return <>{htmlTree(html).map(rendered)}</>
}

/** Only elements may stand in these; line breaks between them are no content. */
const WITHOUT_TEXT: readonly Tag[] = ['dl', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul']

function rendered(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, scope, children } = node
  if (tag === 'br') return <br key={index} />
  const inner = children
    .filter((child) => typeof child !== 'string' || !WITHOUT_TEXT.includes(tag))
    .map(rendered)
  // A wide table scrolls in its own box, so that the page does not.
  if (tag === 'table')
    return (
      <div key={index} className="scroll">
        <table className="data">{inner}</table>
      </div>
    )
  return createElement(tag, { key: index, href, scope }, ...inner)
}
