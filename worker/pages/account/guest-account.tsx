import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import { Remarks } from '#client/islands/cart/remarks.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { useWords } from '../words.ts'
import { Form } from './account-form-page.tsx'

type GuestAccountProps = {
  readonly form: AccountFormProps | null
  readonly remarks: readonly Remark[]
}

/** Offers a guest who has just ordered to keep the order in an account, by choosing a password. */
export function GuestAccount({ form, remarks }: GuestAccountProps) {
  const { t } = useWords()
  if (!form && remarks.length === 0) return null
  return (
    <section className="stack narrow no-print" id="guest-account">
      {form && (
        <>
          <h2>{t('account.guestAccountTitle')}</h2>
          <p>{t('account.guestAccountText')}</p>
        </>
      )}
      <Remarks remarks={remarks} />
      {form && <Form {...form} />}
    </section>
  )
}
