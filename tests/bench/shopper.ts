import { formFields } from '#tests/builders/form-fields.ts'

type TestResponse = Readonly<{ status: number | string; location: string | null; text: string }>
type Fields = Readonly<Record<string, string>>
/** Duration of a step, and whether its response was expected. */
export type Timed = Readonly<{
  step: string
  ms: number
  /** The status, or the reason of a missing response: `ECONNRESET`. */
  status: number | string
  isExpected: boolean
}>

/**
 * A browser without JavaScript in its own network, with cookies, forms and the time of each step.
 */
export function aShopper(origin: string, ip: string) {
  const cookies = new Map<string, string>()
  const steps: Timed[] = []

  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ')

  async function send(path: string, fields: Fields | null): Promise<TestResponse> {
    const url = new URL(path, origin)
    const response = await fetch(url, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        origin,
        // A keep-alive connection can end just as it is reused, and a form must not be sent twice.
        connection: 'close',
        'cf-connecting-ip': ip,
        cookie: cookieHeader(),
      },
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return { status: response.status, location, text: await response.text() }
  }

  async function timed(step: string, path: string, fields: Fields | null, expected: number) {
    const begun = performance.now()
    const response = await send(path, fields).catch((error: unknown) => ({
      status: reasonOf(error),
      location: null,
      text: '',
    }))
    const ms = performance.now() - begun
    steps.push({ step, ms, status: response.status, isExpected: response.status === expected })
    return response
  }

  return {
    steps,
    cookieHeader,
    see: (step: string, path: string) => timed(step, path, null, 200),
    /** Sends a form; without fields it follows a link. */
    send: (step: string, path: string, fields: Fields | null, expected = 303) =>
      timed(step, path, fields, expected),
  }
}

/** Node's reason of a missing response. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error)
}

/** A guest's input except salutation and email. */
export const GUEST = {
  'billingAddress.firstName': 'Lena',
  'billingAddress.lastName': 'Vogel',
  'billingAddress.street': 'Webergasse 4',
  'billingAddress.zipcode': '01067',
  'billingAddress.city': 'Dresden',
  terms: '1',
}

/** A test card that pays. */
const CARD = '4242424242424242'

export type Purchase = Readonly<{
  path: string
  productId: string
  paymentMethodId: string
  salutationId: string
}>

/**
 * Buys from the first page to the paid order. Two tabs add the product at the same moment, and the
 * order button is pressed twice; the result is three pieces and one order.
 * @returns targets of both clicks, and the steps
 */
export async function buyAsGuest(
  origin: string,
  { name, ip }: Readonly<{ name: string; ip: string }>,
  { path, productId, paymentMethodId, salutationId }: Purchase,
): Promise<Readonly<{ led: readonly (string | null)[]; steps: readonly Timed[] }>> {
  const { steps, see, send } = aShopper(origin, ip)
  await see('home', '/')
  await see('article', path)
  const one = { productId, quantity: '1' }
  // The first product opens the session that the tabs share.
  await send('into the cart, a new visitor', '/checkout/cart/add', one)
  await Promise.all([
    send('into the cart, two tabs at once', '/checkout/cart/add', one),
    send('into the cart, two tabs at once', '/checkout/cart/add', one),
  ])
  await see('cart', '/checkout/cart')
  const checkout = await see('checkout', '/checkout')
  const form = {
    ...formFields(checkout.text),
    ...GUEST,
    'billingAddress.salutationId': salutationId,
    paymentMethodId,
    email: `${name}@bench.test`,
  }
  const reckoned = await send('way to pay chosen', '/checkout/save', form, 200)
  const saved = { ...form, ...formFields(reckoned.text), terms: '1' }
  const clicks = await Promise.all([
    send('order, pressed twice', '/checkout/order', saved),
    send('order, pressed twice', '/checkout/order', saved),
  ])
  const led = clicks.map(({ location }) => location)
  const success = await see('order page', led[0] ?? '/')
  const pay = /href="([^"]*\/_gateway\/pay\/[^"]+)"/.exec(success.text)?.[1] ?? '/'
  await see('pay page', pay)
  const paid = await send('pay', pay, { card: CARD, action: 'pay' })
  const back = await send('back from the payment', paid.location ?? '/', null)
  await see('paid page', back.location ?? '/')
  return { led, steps }
}
