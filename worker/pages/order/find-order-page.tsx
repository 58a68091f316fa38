import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/field.tsx'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

type FindOrderPageProps = {
  readonly deepLinkCode: string
  /** What was typed before and found nothing. */
  readonly typed: { readonly email: string; readonly zipcode: string } | null
}

/** Asks a guest, who comes by the link of the order mail, whose order it is. */
export function FindOrderPage({ deepLinkCode, typed }: FindOrderPageProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t('order.findTitle')}</h1>
      </div>
      {typed && <Notice tone="bad">{t('order.notFound')}</Notice>}
      <p>{t('order.findText')}</p>
      <form className="form" method="post" action={urls.guestOrder(locale, deepLinkCode)}>
        <TextField
          className="w8"
          id="email"
          name="email"
          type="email"
          label={t('order.findEmail')}
          autoComplete="email"
          required
          defaultValue={typed?.email}
        />
        <TextField
          className="w4"
          id="zipcode"
          name="zipcode"
          label={t('order.findZip')}
          autoComplete="postal-code"
          required
          defaultValue={typed?.zipcode}
        />
        <p>
          <button className="btn ink">{t('order.find')}</button>
        </p>
      </form>
    </div>
  )
}
