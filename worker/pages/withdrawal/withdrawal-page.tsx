import { Field, TextField } from '#client/ui/field.tsx'
import { faultText } from '#client/ui/form/form-messages.ts'
import { Notice } from '#client/ui/notice.tsx'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../use-messages.ts'
import type { Faults } from '#shared/schemas/forms/field-error.ts'

/** What the fields hold, as it was typed. */
export type TypedWithdrawal = {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  readonly lines: string
  /** The trap; a value in it is shown, so that a person can clear it. */
  readonly website: string
}

type WithdrawalPageProps = {
  readonly typed: TypedWithdrawal
  readonly faults: Faults
}

/** The withdrawal function's first step: who withdraws from what (BGB § 356a). */
export function WithdrawalPage({ typed, faults }: WithdrawalPageProps) {
  const { locale, t } = useWords()
  const error = (name: string) => {
    const fault = faults[name]
    return fault && faultText(t, fault)
  }
  const names = ['name', 'orderNumber', 'email', 'lines'] as const
  const faulty = names.filter((name) => faults[name])
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('withdrawal.title') }]} />
      <div className="stack narrow">
        <h1>{t('withdrawal.title')}</h1>
        <p>{t('withdrawal.lead')}</p>
        {faulty.length > 0 && (
          <Notice tone="bad">
            <b>{t('forms.summaryTitle', { count: faulty.length })}</b>
            <ul>
              {faulty.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(`withdrawal.${name}`)}</a>: {error(name)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <form className="form" method="post" action={urls.page(locale, 'revoke')}>
          <TextField
            id="name"
            name="name"
            label={t('withdrawal.name')}
            autoComplete="name"
            required
            defaultValue={typed.name}
            error={error('name')}
          />
          <TextField
            id="orderNumber"
            name="orderNumber"
            label={t('withdrawal.orderNumber')}
            hint={t('withdrawal.orderNumberHint')}
            required
            defaultValue={typed.orderNumber}
            error={error('orderNumber')}
          />
          <TextField
            id="email"
            name="email"
            type="email"
            label={t('withdrawal.email')}
            hint={t('withdrawal.emailHint')}
            autoComplete="email"
            required
            defaultValue={typed.email}
            error={error('email')}
          />
          <Field
            id="lines"
            label={t('withdrawal.lines')}
            optional={t('forms.optional')}
            hint={t('withdrawal.linesHint')}
            error={error('lines')}
          >
            {(ties) => <textarea {...ties} name="lines" rows={4} defaultValue={typed.lines} />}
          </Field>
          <Trap typed={typed.website} isFaulty={Boolean(faults['website'])} />
          <p>
            <button className="btn ink" name="step" value="review">
              {t('withdrawal.next')}
            </button>
          </p>
        </form>
        <p className="quiet">{t('withdrawal.metreGoods')}</p>
        <p>
          <a href={urls.page(locale, 'withdrawalTerms')}>{t('withdrawal.rules')}</a>
        </p>
      </div>
    </div>
  )
}

type TrapProps = { readonly typed: string; readonly isFaulty: boolean }

/** A field that only machines fill. Once it was filled it shows, for people to clear it. */
function Trap({ typed, isFaulty }: TrapProps) {
  const { t } = useWords()
  return (
    <div hidden={!isFaulty}>
      <TextField
        id="website"
        name="website"
        label={t('withdrawal.trap')}
        autoComplete="off"
        defaultValue={typed}
        error={isFaulty ? t('withdrawal.trapFilled') : undefined}
      />
    </div>
  )
}
