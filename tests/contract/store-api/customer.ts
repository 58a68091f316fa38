import { aGuestForm, register } from './guest.ts'
import { linkInMailTo } from './mailbox.ts'
import { aVisitor, type Visitor } from './visitor.ts'

export const PASSWORD = 'Steppstich 3,5 mm'

let people = 0
/** An unused email address. */
export function anEmail(): string {
  people += 1
  return `kundin-${Date.now()}-${people}@post.example`
}

type Fields = Readonly<Record<string, unknown>>

/** Registration input for an account. */
export async function anAccountForm(changes: Fields = {}): Promise<Fields & { email: string }> {
  const form = await aGuestForm({ guest: false, password: PASSWORD })
  return { ...form, email: anEmail(), ...changes }
}

/** A logged-in customer, confirmed by mail if required. */
export async function aCustomer(changes: Fields = {}) {
  const visitor = aVisitor()
  const form = await anAccountForm(changes)
  const customer = await register(visitor, form)
  if (customer.doubleOptInRegistration) await confirm(visitor, form.email)
  return { visitor, email: form.email }
}

/** Confirms with the link in the mail. */
export async function confirm(visitor: Visitor, email: string): Promise<void> {
  const { hash = '', em = '' } = await linkInMailTo(email)
  await visitor.invoke('registerConfirm post /account/register-confirm', { body: { hash, em } })
}

export function logIn(visitor: Visitor, username: string, password = PASSWORD) {
  return visitor.invoke('loginCustomer post /account/login', { body: { username, password } })
}

export async function customerOf(visitor: Visitor) {
  const { data } = await visitor.invoke('readCustomer post /account/customer', { body: {} })
  return data
}
