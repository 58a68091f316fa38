import { useContext } from 'react'
import { FormContext } from './form-context.ts'
import { Collapsible } from './collapsible.tsx'
import type { FormMessages } from './form-messages.ts'
import { SelectInput, TextInput } from './inputs.tsx'
import { usePartMessages } from '../messages/messages.ts'

type Part = {
  /** Prefix of the input names in a form with two addresses: `billingAddress`. */
  readonly group?: 'billingAddress' | 'shippingAddress'
}

/** The prefix of autocomplete tokens, by which browsers distinguish addresses. */
function filler(group: Part['group']) {
  if (group === undefined) return (what: string) => what
  const section = group === 'billingAddress' ? 'billing' : 'shipping'
  return (what: string) => `section-${section} ${section} ${what}`
}

const named = (group: Part['group'], name: string) => (group ? `${group}.${name}` : name)

/** Salutation and name. */
export function NameFields({ group }: Part) {
  const fill = filler(group)
  const { salutations, nameMinLength: minLength } = useContext(FormContext)
  return (
    <>
      <SelectInput
        className="w4"
        name={named(group, 'salutationId')}
        choices={salutations}
        hasEmptyChoice
      />
      <TextInput
        className="w4"
        name={named(group, 'firstName')}
        autoComplete={fill('given-name')}
        minLength={minLength}
      />
      <TextInput
        className="w4"
        name={named(group, 'lastName')}
        autoComplete={fill('family-name')}
        minLength={minLength}
      />
    </>
  )
}

/** A company, with its VAT id if one is needed. */
export function CompanyInput({
  group,
  isOptional = true,
}: Part & { readonly isOptional?: boolean }) {
  return (
    <TextInput
      className="w6"
      name={named(group, 'company')}
      autoComplete={filler(group)('organization')}
      isOptional={isOptional}
    />
  )
}

/** The hint links to the registration of businesses, if there is one. */
export function VatIdInput() {
  const { t } = usePartMessages<FormMessages>()
  const { trade } = useContext(FormContext)
  const hint = (
    <>
      {t('forms.vatId')} {trade && <a href={trade.href}>{trade.text}</a>}
    </>
  )
  return <TextInput className="w6" name="vatId" hint={hint} isOptional />
}

const NO_STATE = [{ id: '', name: '–' }]

/** Street, postal code, city and country. */
export function PlaceFields({ group }: Part) {
  const fill = filler(group)
  const { t } = usePartMessages<FormMessages>()
  const { countries, served, states, fieldErrors, required } = useContext(FormContext)
  const isOptional = (name: string) =>
    !required?.includes(name) && fieldErrors[named(group, name)]?.kind !== 'required'
  const lines = ['additionalAddressLine1', 'additionalAddressLine2']
  return (
    <>
      <TextInput name={named(group, 'street')} autoComplete={fill('address-line1')} />
      <Collapsible
        title={t('forms.moreLines')}
        names={lines.map((name) => named(group, name))}
        isNeeded={!lines.every(isOptional)}
      >
        {lines.map((name, index) => (
          <TextInput
            key={name}
            name={named(group, name)}
            autoComplete={fill(`address-line${index + 2}`)}
            isOptional={isOptional(name)}
          />
        ))}
      </Collapsible>
      <TextInput className="w3" name={named(group, 'zipcode')} autoComplete={fill('postal-code')} />
      <TextInput className="w5" name={named(group, 'city')} autoComplete={fill('address-level2')} />
      <SelectInput
        className="w4"
        name={named(group, 'countryId')}
        autoComplete={fill('country')}
        choices={group === 'billingAddress' ? countries : (served ?? countries)}
      />
      {states.length > 0 && (
        <SelectInput
          className="w8"
          name={named(group, 'countryStateId')}
          autoComplete={fill('address-level1')}
          choices={NO_STATE}
          groups={states}
          isOptional
        />
      )}
      <TextInput
        className="w4"
        name={named(group, 'phoneNumber')}
        type="tel"
        autoComplete={fill('tel')}
        isOptional={isOptional('phoneNumber')}
      />
    </>
  )
}
