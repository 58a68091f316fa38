import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'
import type { AccountFormMessages } from '#client/ui/form/form-messages.ts'
import { PasswordInput } from '#client/ui/form/password-input.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'

type ChosenPasswordProps = { readonly name: string; readonly className?: string }

/** A new password with the shop's minimum length. */
export function ChosenPassword(field: ChosenPasswordProps) {
  const { t } = usePartMessages<AccountFormMessages>()
  const { passwordLength: limit = MIN_PASSWORD_LENGTH } = useContext(FormContext)
  return (
    <PasswordInput
      {...field}
      autoComplete="new-password"
      minLength={limit}
      hint={t('accountForms.passwordHint', { limit })}
    />
  )
}
