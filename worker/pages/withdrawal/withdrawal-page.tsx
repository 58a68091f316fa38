import { Field, TextField } from '#client/ui/field.tsx'
import { formatFieldError } from '#client/ui/form/form-messages.ts'
import { Notice } from '#client/ui/notice.tsx'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'

/** The entered values. */
export type WithdrawalInput = {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  readonly lines: string
  /** The honeypot. Its value is shown, so that a person can clear it. */
  readonly website: string
}

type WithdrawalPageProps = {
  readonly typed: WithdrawalInput
  readonly fieldErrors: FieldErrors
}

/** The first step of the withdrawal function: the person and the order (BGB § 356a). */
export function WithdrawalPage({ typed: input, fieldErrors }: WithdrawalPageProps) {
  const { locale, t } = useMessages()
  const error = (name: string) => {
    const fieldError = fieldErrors[name]
    return fieldError && formatFieldError(t, name, fieldError)
  }
  const names = ['name', 'orderNumber', 'email', 'lines'] as const
  const faulty = names.filter((name) => fieldErrors[name])
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
            defaultValue={input.name}
            error={error('name')}
          />
          <TextField
            id="orderNumber"
            name="orderNumber"
            label={t('withdrawal.orderNumber')}
            hint={t('withdrawal.orderNumberHint')}
            required
            defaultValue={input.orderNumber}
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
            defaultValue={input.email}
            error={error('email')}
          />
          <Field
            id="lines"
            label={t('withdrawal.lines')}
            optional={t('forms.optional')}
            hint={t('withdrawal.linesHint')}
            error={error('lines')}
          >
            {(ties) => <textarea {...ties} name="lines" rows={4} defaultValue={input.lines} />}
          </Field>
          <Trap typed={input.website} hasError={Boolean(fieldErrors['website'])} />
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

type TrapProps = { readonly typed: string; readonly hasError: boolean }

/** A field that only bots fill in. After that it is visible, so that a person can clear it. */
function Trap({ typed: input, hasError: isFaulty }: TrapProps) {
  const { t } = useMessages()
  return (
    <div hidden={!isFaulty}>
      <TextField
        id="website"
        name="website"
        label={t('withdrawal.trap')}
        autoComplete="off"
        defaultValue={input}
        error={isFaulty ? t('withdrawal.trapFilled') : undefined}
      />
    </div>
  )
}
