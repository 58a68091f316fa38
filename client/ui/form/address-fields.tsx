import { useContext } from 'react'
import { FormContext } from './form-context.ts'
import { Collapsible } from './collapsible.tsx'
import type { FormMessages } from './form-messages.ts'
import { SelectInput, TextInput } from './inputs.tsx'
import { usePartMessages } from '../messages/messages.ts'

type Part = {
  /** Prefix of the input names in a form with two addresses: `billingAddress`. */
  readonly group?: 'billingAddress' | 'shippingAddress' | undefined
}

/**
 * Autocomplete tokens. The first address of a form shares its section with the email address, so
 * that browsers fill in all fields at once.
 */
function autofill(group: Part['group'], token: string) {
  return group === 'shippingAddress' ? `section-shipping shipping ${token}` : token
}

const named = (group: Part['group'], name: string) => (group ? `${group}.${name}` : name)

/** First and last name. */
export function NameFields({ group }: Part) {
  const { nameMinLength: minLength } = useContext(FormContext)
  return (
    <>
      <TextInput
        className="w6"
        name={named(group, 'firstName')}
        autoComplete={autofill(group, 'given-name')}
        minLength={minLength}
      />
      <TextInput
        className="w6"
        name={named(group, 'lastName')}
        autoComplete={autofill(group, 'family-name')}
        minLength={minLength}
      />
    </>
  )
}

/** The salutation. The neutral one is the first choice; a shop without it requires a choice. */
export function SalutationInput({ group }: Part) {
  const { salutations, required = [] } = useContext(FormContext)
  return (
    <SelectInput
      className="w6"
      name={named(group, 'salutationId')}
      choices={salutations}
      hasEmptyChoice={required.includes('salutationId')}
    />
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
      autoComplete={autofill(group, 'organization')}
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
  return <TextInput className="w6" name="vatId" autoComplete="off" hint={hint} isOptional />
}

const NO_STATE = [{ id: '', name: '–' }]
/** Autocomplete tokens of text fields that only some shops and shoppers need. */
const EXTRAS: Readonly<Record<string, string>> = {
  additionalAddressLine1: 'address-line2',
  additionalAddressLine2: 'address-line3',
  phoneNumber: 'tel',
}
const STATE = 'countryStateId'

/**
 * Street, postal code, city and country. Further fields are collapsed unless the shop requires
 * them.
 */
export function PlaceFields({ group }: Part) {
  const { t } = usePartMessages<FormMessages>()
  const { countries, served, required = [] } = useContext(FormContext)
  const isRequired = (name: string) => required.includes(name)
  const names = [...Object.keys(EXTRAS), STATE]
  const extra = (name: string) => <ExtraInput key={name} group={group} field={name} />
  const others = names.filter((name) => !isRequired(name))
  const salutation = <SalutationInput group={group} />
  const hasSalutation = isRequired('salutationId')
  return (
    <>
      <TextInput name={named(group, 'street')} autoComplete={autofill(group, 'address-line1')} />
      <TextInput
        className="w3"
        name={named(group, 'zipcode')}
        autoComplete={autofill(group, 'postal-code')}
      />
      <TextInput
        className="w5"
        name={named(group, 'city')}
        autoComplete={autofill(group, 'address-level2')}
      />
      <SelectInput
        className="w4"
        name={named(group, 'countryId')}
        autoComplete={autofill(group, 'country')}
        choices={group === 'billingAddress' ? countries : (served ?? countries)}
      />
      {hasSalutation && salutation}
      {names.filter(isRequired).map(extra)}
      <Collapsible title={t('forms.moreFields')} names={others.map((name) => named(group, name))}>
        {others.map(extra)}
        {!hasSalutation && salutation}
      </Collapsible>
    </>
  )
}

type ExtraInputProps = Part & { readonly field: string }

function ExtraInput({ group, field }: ExtraInputProps) {
  const { states, fieldErrors, required } = useContext(FormContext)
  const name = named(group, field)
  const input = {
    className: 'w6',
    name,
    autoComplete: autofill(group, EXTRAS[field] ?? 'address-level1'),
    isOptional: !required?.includes(field) && fieldErrors[name]?.kind !== 'required',
  }
  if (field !== STATE)
    return <TextInput {...input} type={field === 'phoneNumber' ? 'tel' : 'text'} />
  return states.length > 0 && <SelectInput {...input} choices={NO_STATE} groups={states} />
}
