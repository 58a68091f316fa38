import { useContext, type ReactNode } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { Holes } from './holes.tsx'

/** `checkout` leaves out everything that leads away from the order. */
export type LayoutName = 'default' | 'checkout'

export type LayoutProps = {
  readonly layout?: LayoutName
  /** The path of this page in each language, for search engines. */
  readonly paths?: Readonly<Record<Locale, string>>
  /** Where the language switch leads. */
  readonly switchTo: Readonly<Record<Locale, string>>
  readonly children: ReactNode
}

/**
 * The main part of a page between the marks of its frame, and the forms that the buttons of all
 * cards belong to. The page brings the content of `<main>`.
 */
export function Layout({ layout = 'default', switchTo, children }: LayoutProps) {
  const { locale } = useWords()
  const { above, below } = useContext(Holes)
  return (
    <>
      {above}
      <main id="content">{children}</main>
      <form id="wishlist" method="post" action={urls.action(locale, 'wishlistChange')} hidden />
      {layout === 'default' && (
        <form id="to-cart" method="post" action={urls.action(locale, 'cartAdd')} hidden>
          <input type="hidden" name="back" value={switchTo[locale]} />
        </form>
      )}
      {below}
    </>
  )
}
