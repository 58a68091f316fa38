import { Notice } from '#client/ui/notice.tsx'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import type { WithdrawalInput } from './withdrawal-page.tsx'

type ReviewPageProps = {
  readonly typed: WithdrawalInput
  /** The reason why the confirmed withdrawal could not be declared. */
  readonly failure: string | null
}

const CARRIED = ['name', 'orderNumber', 'email', 'lines'] as const

/** The second step: the entered values, and the button that declares the withdrawal. */
export function ReviewPage({ typed: entered, failure }: ReviewPageProps) {
  const { locale, t } = useMessages()
  const { name, orderNumber, email, lines } = entered
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('withdrawal.title') }]} />
      <div className="stack narrow">
        <h1>{t('withdrawal.reviewTitle')}</h1>
        {failure ? <Notice tone="bad">{failure}</Notice> : <p>{t('withdrawal.reviewLead')}</p>}
        <div className="sheet stack">
          <p>
            <b>{t('withdrawal.declaration', { order: orderNumber })}</b>
          </p>
          <dl className="pairs">
            <dt>{t('withdrawal.name')}</dt>
            <dd>{name}</dd>
            <dt>{t('withdrawal.email')}</dt>
            <dd>{email}</dd>
            <dt>{t('withdrawal.lines')}</dt>
            <dd className="stored-lines">{lines || t('withdrawal.wholeOrder')}</dd>
          </dl>
        </div>
        <form className="row" method="post" action={urls.page(locale, 'revoke')}>
          {CARRIED.map((field) => (
            <input key={field} type="hidden" name={field} value={entered[field]} />
          ))}
          <button className="btn go" name="step" value="confirm">
            {t('withdrawal.confirm')}
          </button>
          <button className="btn" name="step" value="change">
            {t('withdrawal.change')}
          </button>
        </form>
      </div>
    </div>
  )
}
