import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** For who ordered before: chooses all of it as it was then, and leads to the one page that orders. */
export function ExpressOffer() {
  const { locale, t } = useWords()
  return (
    <form
      className="row between sheet no-print"
      method="post"
      action={urls.action(locale, 'checkoutAgain')}
    >
      <span>{t('checkoutPage.expressOffer')}</span>
      <button className="btn ink">{t('checkoutPage.expressButton')}</button>
    </form>
  )
}
