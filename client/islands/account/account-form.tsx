import { ErrorSummary } from '#client/ui/form/error-summary.tsx'
import type { AccountFormMessages } from '#client/ui/form/form-messages.ts'
import { FormContext, type Form } from '#client/ui/form/form-context.ts'
import type { AccountFormName } from '#shared/schemas/forms/account/forms.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PageNotices } from '../cart/page-notices.tsx'
import { FORM_FIELDS } from './form-fields.tsx'
import { useAccountForm } from './use-account-form.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'

/** Where links inside a form lead; the page says it, so that no map of paths is loaded. */
export type AccountFormLinks = { readonly login: string; readonly privacy: string }

export type AccountFormProps = Omit<Form, 'onLeave'> & {
  readonly form: AccountFormName
  readonly action: string
  readonly submit: string
  /** Hidden fields: the path to return to, the key of a mailed link. */
  readonly hidden: Readonly<Record<string, string>>
  readonly notices: readonly PageNotice[]
  readonly links: AccountFormLinks
  /** The session has ended; what was typed is kept. */
  readonly isExpired: boolean
}

/**
 * A form of the account. It posts itself, hydrated or not, so that password managers recognise it.
 * Once hydrated it reports errors before it is sent, and is sent once.
 */
export function AccountForm({
  form: name,
  action,
  submit,
  hidden,
  isExpired,
  links,
  ...props
}: AccountFormProps) {
  const { t } = usePartMessages<AccountFormMessages>()
  const { form, summary, fieldErrors, isBusy, onChange, onLeave, onSubmit } = useAccountForm(
    props.fieldErrors,
  )
  const Fields = FORM_FIELDS[name]
  return (
    <FormContext value={{ ...props, fieldErrors, onLeave }}>
      <form
        className="form"
        method="post"
        // The fragment leads to what is wrong when the page comes back, without any script.
        action={`${action}#notes`}
        noValidate
        ref={form}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <div className="stack" id="notes" ref={summary} tabIndex={-1}>
          <PageNotices notices={props.notices} />
          {isExpired && (
            <Notice tone="bad">
              <p>{t('accountForms.expired')}</p>
              <p>
                <a href={links.login} target="_blank" rel="noreferrer">
                  {t('accountForms.expiredLink')}
                </a>
              </p>
            </Notice>
          )}
          <ErrorSummary fieldErrors={fieldErrors} />
        </div>
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Fields links={links} />
        <p>
          <button className="btn ink" aria-busy={isBusy} aria-disabled={isBusy}>
            {isBusy ? t('accountForms.sending') : submit}
          </button>
        </p>
      </form>
    </FormContext>
  )
}
