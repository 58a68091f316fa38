import { type ComponentType } from 'react'
import type { AccountFormName } from '#shared/schemas/forms/account/forms.ts'
import { CompanyInput, NameFields, PlaceFields } from '#client/ui/form/address-fields.tsx'
import { Collapsible } from '#client/ui/form/collapsible.tsx'
import type { FormMessages } from '#client/ui/form/form-messages.ts'
import { TextInput } from '#client/ui/form/inputs.tsx'
import { PasswordInput } from '#client/ui/form/password-input.tsx'
import { HoneypotInput } from '#client/ui/form/honeypot-input.tsx'
import type { AccountFormLinks } from './account-form.tsx'
import { ChosenPassword } from './chosen-password.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import { ProfileFields, RegistrationFields } from './person-fields.tsx'

export const FORM_FIELDS: Readonly<
  Record<AccountFormName, ComponentType<{ readonly links: AccountFormLinks }>>
> = {
  login: () => (
    <>
      <EmailInput autoComplete="username" />
      <CurrentPassword />
    </>
  ),
  registration: RegistrationFields,
  recovery: () => (
    <>
      <EmailInput autoComplete="username" />
      <HoneypotInput />
    </>
  ),
  newPassword: NewPassword,
  profile: ProfileFields,
  emailChange: () => (
    <>
      <EmailInput autoComplete="email" />
      <TextInput name="emailConfirmation" type="email" autoComplete="email" sameAs="email" />
      <CurrentPassword />
    </>
  ),
  passwordChange: () => (
    <>
      <CurrentPassword name="currentPassword" />
      <NewPassword />
    </>
  ),
  address: () => (
    <>
      <NameFields />
      <PlaceFields />
      <CompanyOfAddress />
    </>
  ),
  guestPassword: () => <ChosenPassword name="password" />,
  deletion: () => <CurrentPassword />,
}

function EmailInput({ autoComplete }: { readonly autoComplete: 'username' | 'email' }) {
  return <TextInput name="email" type="email" autoComplete={autoComplete} />
}

/** The company of an address that few customers need. */
function CompanyOfAddress() {
  const { t } = usePartMessages<FormMessages>()
  return (
    <Collapsible title={t('forms.business')} names={['company']}>
      <CompanyInput />
    </Collapsible>
  )
}

/** Next to a new password, the field is labelled as the current password. */
function CurrentPassword({ name = 'password' }: { readonly name?: string }) {
  return <PasswordInput name={name} autoComplete="current-password" />
}

function NewPassword() {
  return (
    <>
      <ChosenPassword name="newPassword" />
      <PasswordInput name="newPasswordConfirm" autoComplete="new-password" sameAs="newPassword" />
    </>
  )
}
