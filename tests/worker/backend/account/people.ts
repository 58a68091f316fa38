import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'

export const PASSWORD = 'Steppstich 3,5 mm'
export const STOREFRONT = 'https://shop.test'

let people = 0
/** An email address that is unique in the tests. */
export const anEmail = (name = 'lena') => `${name}.${(people += 1)}@mail.test`

export function anAddress(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    salutationId: idOf('salutation', 'mrs'),
    firstName: 'Lena',
    lastName: 'Vogel',
    street: 'Webergasse 4',
    zipcode: '01067',
    city: 'Dresden',
    countryId: idOf('country', 'DE'),
    ...changes,
  }
}

/** The fields of a registration; a guest omits the password. */
export function aRegistration(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    email: anEmail(),
    password: PASSWORD,
    firstName: 'Lena',
    lastName: 'Vogel',
    storefrontUrl: STOREFRONT,
    billingAddress: anAddress(),
    ...changes,
  }
}

const Mail = z.object({ subject: z.string(), text: z.string(), html: z.string() })
const OutboxRow = z.object({ kind: z.string(), locale: z.string(), mail: z.string() })

/** The mails to an address, newest last. */
export async function mailsTo(email: string) {
  const { results } = await env.DB.prepare(
    'SELECT kind, locale, mail FROM outbox WHERE recipient = ?1 AND mail IS NOT NULL ORDER BY created_at',
  )
    .bind(email)
    .all()
  return z
    .array(OutboxRow)
    .parse(results)
    .map(({ kind, locale, mail }) => ({ kind, locale, ...Mail.parse(JSON.parse(mail)) }))
}

/** The query of the link in the newest mail of a kind. */
export async function linkIn(email: string, kind: string): Promise<Record<string, string>> {
  const mail = (await mailsTo(email)).findLast((one) => one.kind === kind)
  const url = /https:\/\/\S+\?\S+/.exec(mail?.text ?? '')?.[0]
  if (!url) throw new Error(`No ${kind} with a link went to ${email}`)
  return Object.fromEntries(new URL(url).searchParams)
}

export type Person = { readonly client: Client; readonly email: string }

/** A registered and confirmed customer who is logged in. */
export async function aCustomer({
  bindings,
  ...changes
}: Readonly<Record<string, unknown>> & { readonly bindings?: Bindings } = {}): Promise<Person> {
  const client = aClient(bindings ? { bindings } : {})
  const registration = aRegistration(changes)
  await client.ask(z.looseObject({}), 'POST', '/account/register', registration)
  const link = await linkIn(registration.email, 'account-opt-in')
  await client.ask(z.looseObject({}), 'POST', '/account/register-confirm', link)
  return { client, email: registration.email }
}

/** A guest of the checkout. */
export async function aGuest(changes: Readonly<Record<string, unknown>> = {}): Promise<Person> {
  const client = aClient()
  const guest = aRegistration({ guest: true, password: undefined, ...changes })
  await client.ask(z.looseObject({}), 'POST', '/account/register', guest)
  return { client, email: guest.email }
}
