import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/**
 * The place of recently viewed articles (`client/seen/follow-seen.ts`); empty in the page, as only
 * the browser knows them. `number` is that of the article whose page it is.
 */
export function SeenPlace({ number }: { readonly number?: string }) {
  const { locale } = useWords()
  return <div id="seen" data-from={urls.seen(locale)} data-number={number} />
}
