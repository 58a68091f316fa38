import { useContext, type ReactNode } from 'react'
import {
  CompanyInput,
  NameFields,
  PlaceFields,
  SalutationInput,
  VatIdInput,
} from '#client/ui/form/address-fields.tsx'
import { FormContext } from '#client/ui/form/form-context.ts'
import type { AccountFormMessages } from '#client/ui/form/form-messages.ts'
import { TextInput } from '#client/ui/form/inputs.tsx'
import { CheckboxInput } from '#client/ui/form/checkbox-input.tsx'
import { HoneypotInput } from '#client/ui/form/honeypot-input.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import { ChosenPassword } from './chosen-password.tsx'

/** Name, login and address of a new customer. */
export function RegistrationFields({ links }: { readonly links: { readonly privacy: string } }) {
  const { t } = usePartMessages<AccountFormMessages>()
  return (
    <>
      <TextInput className="w6" name="email" type="email" autoComplete="username" />
      <ChosenPassword className="w6" name="password" />
      <NameFields />
      <PlaceFields />
      <AccountType />
      <HoneypotInput />
      <CheckboxInput name="acceptedDataProtection">
        {t('accountForms.privacyBefore')}
        <a href={links.privacy}>{t('accountForms.privacyLink')}</a>
        {t('accountForms.privacyAfter')}
      </CheckboxInput>
    </>
  )
}

/** The name, and the company of a business. */
export function ProfileFields() {
  return (
    <>
      <NameFields />
      <SalutationInput />
      <AccountType />
    </>
  )
}

/** A business enters its name; CSS shows the field without script. */
function AccountType() {
  const { t } = usePartMessages<AccountFormMessages>()
  const { onlyBusiness } = useContext(FormContext)
  if (onlyBusiness) {
    return (
      <>
        <input type="hidden" id="accountType" name="accountType" value="business" />
        <CompanyInput isOptional={false} />
        <VatIdInput />
      </>
    )
  }
  return (
    <fieldset className="choices" id="accountType">
      <legend className="vh">{t('fields.accountType')}</legend>
      <AccountTypeChoice
        value="private"
        name={t('accountForms.privateAccount')}
        note={t('accountForms.privateNote')}
      />
      <AccountTypeChoice
        value="business"
        name={t('accountForms.businessAccount')}
        note={t('accountForms.businessNote')}
      >
        <div className="more">
          <div className="form">
            <CompanyInput isOptional={false} />
            <VatIdInput />
          </div>
        </div>
      </AccountTypeChoice>
    </fieldset>
  )
}

type AccountTypeChoiceProps = {
  readonly value: 'private' | 'business'
  readonly name: string
  readonly note: string
  readonly children?: ReactNode
}

function AccountTypeChoice({ value, name, note, children }: AccountTypeChoiceProps) {
  const { values } = useContext(FormContext)
  return (
    <div className="choice">
      <label className="tick">
        <input
          type="radio"
          name="accountType"
          value={value}
          defaultChecked={(values['accountType'] ?? 'private') === value}
        />
        <span>
          {name}
          <span className="sub">{note}</span>
        </span>
      </label>
      {children}
    </div>
  )
}
