import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { useHas } from '../use-settings.ts'

/** `checkout` leaves out all links that distract from the order. */
export type LayoutName = 'default' | 'checkout'

type PageFormsProps = {
  readonly locale: Locale
  readonly layout: LayoutName
  /** The address of this page, to return to. */
  readonly back: string
}

/** The forms of the buttons on product cards. Each page has them once. */
export function PageForms({ locale, layout, back }: PageFormsProps) {
  const hasSamples = useHas('samples')
  return (
    <>
      {useHas('wishlist') && (
        <form id="wishlist" method="post" action={urls.action(locale, 'wishlistChange')} hidden />
      )}
      {layout === 'default' && (
        <>
          <form id="to-cart" method="post" action={urls.action(locale, 'cartAdd')} hidden>
            <input type="hidden" name="back" value={back} />
          </form>
          {hasSamples && (
            <form id="sampled" method="post" action={urls.page(locale, 'orderSample')} hidden />
          )}
        </>
      )}
    </>
  )
}
