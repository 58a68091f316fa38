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

/** Addresses of links inside a form; passed by the page, so that the map of paths is not loaded. */
export type AccountFormLinks = { readonly login: string; readonly privacy: string }

export type AccountFormProps = Omit<Form, 'onLeave'> & {
  readonly form: AccountFormName
  readonly action: string
  readonly submit: string
  /** Hidden fields: the path to return to, the key of a link in a mail. */
  readonly hidden: Readonly<Record<string, string>>
  readonly notices: readonly PageNotice[]
  readonly links: AccountFormLinks
  /** The session has expired; the input is preserved. */
  readonly isExpired: boolean
}

/**
 * A form of the account. It is submitted as a plain form even when hydrated, so that password
 * managers recognise it. Once hydrated, it reports errors before it is submitted, and it is
 * submitted only once.
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
        // After a failed submit without script, the fragment scrolls to the errors.
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
