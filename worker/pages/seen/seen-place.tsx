import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/**
 * Where a browser shows what was looked at before (`client/seen/follow-seen.ts`); empty until it does,
 * as nobody else knows.
 */
export function SeenPlace({ number }: { readonly number: string }) {
  const { locale } = useWords()
  return <div id="seen" data-from={urls.seen(locale)} data-number={number} />
}
