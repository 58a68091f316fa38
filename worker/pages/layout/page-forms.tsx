import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'

/** `checkout` leaves out everything that leads away from the order. */
export type LayoutName = 'default' | 'checkout'

type PageFormsProps = {
  readonly locale: Locale
  readonly layout: LayoutName
  /** The address of this page, to return to. */
  readonly back: string
}

/** The forms that the buttons of all product cards belong to. */
export function PageForms({ locale, layout, back }: PageFormsProps) {
  return (
    <>
      <form id="wishlist" method="post" action={urls.action(locale, 'wishlistChange')} hidden />
      {layout === 'default' && (
        <form id="to-cart" method="post" action={urls.action(locale, 'cartAdd')} hidden>
          <input type="hidden" name="back" value={back} />
        </form>
      )}
    </>
  )
}
