import { createContext } from 'react'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'

export type FormChoice = { readonly id: string; readonly name: string }
export type ChoiceGroup = { readonly name: string; readonly choices: readonly FormChoice[] }

/** The data of a form that each of its parts reads: typed values, errors, choices. */
export type Form = {
  /** By the names of the inputs. Passwords are never among them. */
  readonly values: Readonly<Record<string, string>>
  readonly fieldErrors: FieldErrors
  readonly countries: readonly FormChoice[]
  /** Where parcels go, if the form asks for a delivery address. */
  readonly served?: readonly FormChoice[]
  /** States and cantons by country, for those that have some. */
  readonly states: readonly ChoiceGroup[]
  readonly salutations: readonly FormChoice[]
  /** The setting NAME_MIN_LENGTH, where the form asks for a name. */
  readonly nameMinLength?: number
  /** Fields that this shop requires, where the form has them as optional ones. */
  readonly required?: readonly string[]
  /** The least length of a new password, where it is not ours. */
  readonly passwordLength?: number
  /** The link to the registration of businesses, where the shop has one. */
  readonly trade?: Readonly<{ href: string; text: string }> | undefined
  /** Not for private customers. */
  readonly onlyBusiness?: boolean
  /** Called when a field is left: its value is checked. */
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
