import { AccountForm, type AccountFormProps } from '#client/islands/account/account-form.tsx'
import { Island } from '#client/islands/island.tsx'

/** A form of the account; a page has one of them. */
export function Form(form: AccountFormProps) {
  return <Island name="account" id="form" component={AccountForm} props={form} />
}
