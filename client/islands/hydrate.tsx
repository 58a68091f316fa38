import { useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LOCALE, isLocale } from '#shared/i18n/locales.ts'
import { segmentNamed } from '#shared/domain/price-segment.ts'
import { Segment } from '../ui/price/segment-context.ts'
import { Language } from '../ui/words/language-context.ts'

/**
 * Takes over what the server rendered into `root`, with the props that stand beside it, in the
 * language and with the prices of the page: an island is a root of its own, outside of the document's context.
 */
export function hydrate(root: HTMLElement, component: ComponentType<never>): void {
  const props: object = JSON.parse(document.getElementById(`${root.id}-props`)?.textContent ?? '{}')
  const Part = component as ComponentType<object & { id: string }>
  const { lang } = document.documentElement
  hydrateRoot(
    root,
    <Awake mark={() => void (root.dataset.awake = 'true')}>
      <Language value={isLocale(lang) ? lang : DEFAULT_LOCALE}>
        <Segment value={segmentNamed(document.documentElement.dataset.segment)}>
          <Part {...props} id={root.id} />
        </Segment>
      </Language>
    </Awake>,
  )
}

/** Lets the root say that the browser has taken over, once it has: the parts' own effects have run. */
function Awake({ mark, children }: Readonly<{ mark: () => void; children: ReactNode }>) {
  useEffect(mark, [mark])
  return children
}
