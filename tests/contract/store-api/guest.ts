import { storefrontUrl } from './access.ts'
import { needed } from './precondition.ts'
import { aVisitor, type Visitor } from './visitor.ts'

type Fields = Readonly<Record<string, unknown>>

/** An address in Germany without a name. */
export async function anAddress(changes: Fields = {}): Promise<Fields> {
  const { countryId } = await choices()
  return {
    street: 'Elbhangstraße 27',
    zipcode: '01099',
    city: 'Dresden',
    countryId,
    ...changes,
  }
}

/** Valid guest input; a test changes its fields. */
export async function aGuestForm(
  changes: Fields = {},
  addressChanges: Fields = {},
): Promise<Fields> {
  const { salutationId } = await choices()
  return {
    guest: true,
    email: 'katrin@post.example',
    salutationId,
    firstName: 'Katrin',
    lastName: 'Sommerfeld',
    acceptedDataProtection: true,
    storefrontUrl,
    billingAddress: await anAddress(addressChanges),
    ...changes,
  }
}

/** A registered guest who can order. */
export async function aGuest(changes: Fields = {}): Promise<Visitor> {
  const guest = aVisitor()
  await register(guest, await aGuestForm(changes))
  return guest
}

/** Registers in the visitor's session, which continues under the token of the response. */
export async function register(visitor: Visitor, form: Fields) {
  const { data } = await visitor.invoke('register post /account/register', { body: form })
  return data
}

let chosen: Promise<{ countryId: string; salutationId: string }> | undefined

function choices() {
  chosen ??= read()
  return chosen
}

async function read() {
  const visitor = aVisitor()
  const [countries, salutations] = await Promise.all([
    visitor.invoke('readCountry post /country', { body: { limit: 100 } }),
    visitor.invoke('readSalutation post /salutation'),
  ])
  const germany = countries.data.elements?.find(({ iso }) => iso === 'DE')
  return {
    countryId: needed(germany, 'Germany as a country').id,
    salutationId: needed(salutations.data.elements?.[0], 'a salutation').id,
  }
}
