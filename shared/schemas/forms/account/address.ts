import { addressSchema, type AddressRules } from '../address.ts'
import { check } from '../fault.ts'
import type { Fields } from '../fields.ts'

export const checkAddress = (fields: Fields, rules: AddressRules) =>
  check(addressSchema(rules), fields)
