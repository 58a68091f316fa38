import { useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { segmentNamed } from '#shared/domain/price-segment.ts'
import { readCurrencyFrom } from '#shared/i18n/currency.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { translator, type Dictionary } from '#shared/i18n/translate.ts'
import { Segment } from '../ui/price/segment-context.ts'
import { Language } from '../ui/messages/language-context.ts'
import { Messages } from '../ui/messages/messages.ts'
import { REMOVE_ISLAND } from './remove-island.ts'

readCurrencyFrom(() => document.documentElement.dataset.currency)

/**
 * Hydrates the server's markup in `root` with its props, and with the page's language and prices.
 * Each island is its own React root, so it needs its own contexts.
 */
export function hydrate(
  root: HTMLElement,
  component: ComponentType<never>,
  locale: Locale,
  messages: Dictionary,
): void {
  const props: object = JSON.parse(document.getElementById(`${root.id}-props`)?.textContent ?? '{}')
  const Part = component as ComponentType<object & { id: string }>
  const reactRoot = hydrateRoot(
    root,
    <Hydrated mark={() => void (root.dataset.hydrated = 'true')}>
      <Language value={locale}>
        <Messages value={translator<Dictionary>(locale, messages)}>
          <Segment value={segmentNamed(document.documentElement.dataset.segment)}>
            <Part {...props} id={root.id} />
          </Segment>
        </Messages>
      </Language>
    </Hydrated>,
    {
      // If the browser has translated the page, React renders the island again on the client.
      onRecoverableError: (error) => {
        if (document.documentElement.lang === locale) reportError(error)
      },
    },
  )
  root.addEventListener(REMOVE_ISLAND, () => reactRoot.unmount(), { once: true })
}

/** Marks the root as hydrated after the effects of its children have run. */
function Hydrated({ mark, children }: Readonly<{ mark: () => void; children: ReactNode }>) {
  useEffect(mark, [mark])
  return children
}
