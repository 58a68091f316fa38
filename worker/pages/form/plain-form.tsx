import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { ErrorSummary } from '#client/ui/form/error-summary.tsx'
import { FormContext, type Form } from '#client/ui/form/form-context.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** The values of a form, and the reason after a refusal. */
export type PlainFormView = {
  readonly values: Readonly<Record<string, string>>
  readonly fieldErrors: FieldErrors
  readonly notices: readonly PageNotice[]
  /** The session has ended; the entered values are preserved. */
  readonly isExpired: boolean
}

/** The countries and salutations to choose from. */
export type AddressChoices = Required<Pick<Form, 'countries' | 'states' | 'salutations'>> & {
  readonly nameMinLength: number
}

type PlainFormProps = PlainFormView & {
  readonly action: string
  readonly submit: string
  readonly hidden?: Readonly<Record<string, string>>
  readonly choices?: AddressChoices
  readonly children: ReactNode
}

const NO_CHOICES = { countries: [], states: [], salutations: [] }
const nothing = () => {}

/**
 * A form without script. The browser validates by attributes, the server validates everything.
 * Errors appear above the form, and the URL's fragment scrolls to them.
 */
export function PlainForm({
  action,
  submit,
  hidden = {},
  choices,
  children,
  isExpired,
  ...view
}: PlainFormProps) {
  const { locale, t } = useMessages()
  return (
    <FormContext value={{ ...view, ...(choices ?? NO_CHOICES), onLeave: nothing }}>
      <form className="form" method="post" action={`${action}#notes`}>
        <div className="stack" id="notes" tabIndex={-1}>
          <PageNotices notices={view.notices} />
          {isExpired && (
            <Notice tone="bad">
              <p>{t('accountForms.expired')}</p>
              <p>
                <a href={urls.page(locale, 'login')} target="_blank" rel="noreferrer">
                  {t('accountForms.expiredLink')}
                </a>
              </p>
            </Notice>
          )}
          <ErrorSummary fieldErrors={view.fieldErrors} />
        </div>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <p>
          <button className="btn ink">{submit}</button>
        </p>
      </form>
    </FormContext>
  )
}
