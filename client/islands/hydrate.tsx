import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over what the server rendered into `root`, with the props that stand beside it. */
export function hydrate(root: HTMLElement, component: ComponentType<never>): void {
  const props: object = JSON.parse(document.getElementById(`${root.id}-props`)?.textContent ?? '{}')
  const Part = component as ComponentType<object & { id: string }>
  hydrateRoot(root, <Part {...props} id={root.id} />)
}
