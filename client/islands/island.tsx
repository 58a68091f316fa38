import type { ComponentType, ReactNode } from 'react'
import type { IslandName } from './registry.ts'
import { ServerParts } from './server-part.tsx'

type IslandProps<P> = {
  readonly name: IslandName
  /** Unique on the page; the island's ids begin with it, on the server and in the browser. */
  readonly id: string
  readonly component: ComponentType<P & { readonly id: string }>
  /** Plain data: it travels to the browser as JSON. */
  readonly props: P
  /** What stands at the island's `ServerPart`s: not part of its script, nor of its props. */
  readonly parts?: Readonly<Record<string, ReactNode>>
  /**
   * `seen` for islands that must react without a touch; all others are hydrated by the first touch.
   */
  readonly when?: 'touched' | 'seen'
}

/**
 * A part of a page that the browser may take over. The server renders it whole, as forms and links
 * that work; `client/entry.ts` hydrates it when its moment comes.
 */
export function Island<P extends object>({
  name,
  id,
  component: Part,
  props,
  parts = {},
  when,
}: IslandProps<P>) {
  return (
    <>
      <div data-island={name} data-when={when} id={id}>
        <ServerParts value={parts}>
          <Part {...props} id={id} />
        </ServerParts>
      </div>
      <script
        type="application/json"
        id={`${id}-props`}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
