import type { AddressRules } from '../address.ts'
import type { Faults } from '../fault.ts'
import type { Fields } from '../fields.ts'
import { checkAddress } from './address.ts'
import {
  checkDeletion,
  checkEmailChange,
  checkGuestPassword,
  checkNewPassword,
  checkPasswordChange,
  checkRecovery,
} from './credentials.ts'
import { checkLogin } from './login.ts'
import { checkProfile } from './profile.ts'
import { checkRegistration } from './registration.ts'

type Check = (
  fields: Fields,
  rules: AddressRules,
) => { readonly ok: true } | { readonly ok: false; readonly error: Faults }

/** The forms of the account and how each is checked: the same in the browser and on the server. */
const CHECKS = {
  login: checkLogin,
  registration: checkRegistration,
  recovery: checkRecovery,
  newPassword: checkNewPassword,
  profile: checkProfile,
  emailChange: checkEmailChange,
  passwordChange: checkPasswordChange,
  address: checkAddress,
  guestPassword: checkGuestPassword,
  deletion: checkDeletion,
} as const satisfies Record<string, Check>

export type AccountFormName = keyof typeof CHECKS

/** All that is wrong with a form of the account, by the names of its inputs. */
export function accountFaults(form: AccountFormName, fields: Fields, rules: AddressRules): Faults {
  const checked: ReturnType<Check> = CHECKS[form](fields, rules)
  return checked.ok ? {} : checked.error
}
