import { createContext } from 'react'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'

export type FormChoice = { readonly id: string; readonly name: string }
export type ChoiceGroup = { readonly name: string; readonly choices: readonly FormChoice[] }

/** The data of a form for its parts: values, errors, choices. */
export type Form = {
  /** Field values by input name, never passwords. */
  readonly values: Readonly<Record<string, string>>
  readonly fieldErrors: FieldErrors
  readonly countries: readonly FormChoice[]
  /** Countries of delivery, if the form asks for a delivery address. */
  readonly served?: readonly FormChoice[]
  /** States and cantons by country, for countries that have them. */
  readonly states: readonly ChoiceGroup[]
  readonly salutations: readonly FormChoice[]
  /** The setting NAME_MIN_LENGTH, if the form asks for a name. */
  readonly nameMinLength?: number
  /** Fields that are optional in the form but required in this shop. */
  readonly required?: readonly string[]
  /** Minimum length of a new password, if it differs from our own. */
  readonly passwordLength?: number
  /** The link to the registration of businesses, if the shop has one. */
  readonly trade?: Readonly<{ href: string; text: string }> | undefined
  /** The form is not for private customers. */
  readonly onlyBusiness?: boolean
  /** Called on blur, to validate the field. */
  readonly onLeave: (name: string, value: string) => void
}

export const FormContext = createContext<Form>({
  values: {},
  fieldErrors: {},
  countries: [],
  states: [],
  salutations: [],
  onLeave: () => {},
})

/** The id of the input with this name: `shippingAddress.city` → `shippingAddress-city`. */
export function inputId(name: string): string {
  return name.replace('.', '-')
}
