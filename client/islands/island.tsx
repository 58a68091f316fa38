import type { ComponentType, ReactNode } from 'react'
import type { IslandName } from './registry.ts'
import { ServerParts } from './server-part.tsx'

type IslandProps<P> = {
  readonly name: IslandName
  /** Unique on the page; prefix of the island's ids, on the server and in the browser. */
  readonly id: string
  readonly component: ComponentType<P & { readonly id: string }>
  /** Serializable data: sent to the browser as JSON. */
  readonly props: P
  /** Content of the island's `ServerPart`s; neither in its script nor in its props. */
  readonly parts?: Readonly<Record<string, ReactNode>>
  /**
   * `visible` for islands that must react without interaction; all others hydrate on the first
   * interaction.
   */
  readonly hydrate?: 'visible'
}

/**
 * A part of a page that can be hydrated. The server renders it completely, with working forms and
 * links; `client/entry.ts` hydrates it on its trigger.
 */
export function Island<P extends object>({
  name,
  id,
  component: Part,
  props,
  parts = {},
  hydrate,
}: IslandProps<P>) {
  return (
    <>
      <div data-island={name} data-hydrate={hydrate} id={id}>
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
