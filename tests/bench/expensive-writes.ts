import type { RequestInput } from './expensive-requests.ts'
import type { Things } from './things.ts'

/** Prepares a write as the same sender; null if it was limited. */
type Before = (requested: RequestInput) => Promise<string | null>
export type Write = Readonly<{
  call: string
  /** The request of a sender, unique for each `time`; its preparation is not measured. */
  requested: (time: string, before: Before) => Promise<RequestInput | null>
}>

const TEXT = 'Passt das Gewebe zu einem Tarp von drei auf vier Metern? '.repeat(80)

/** All anonymous writes at their maximum size. */
export function anonymousWrites(
  { productId, countryId, salutationId }: Things,
  storefrontUrl: string,
): readonly Write[] {
  const person = { salutationId, firstName: 'Lena', lastName: 'Vogel' }
  const home = { street: 'Webergasse 4', zipcode: '01067', city: 'Dresden', countryId }
  const mail = (time: string) => `lena.${time}@mail.test`
  const registration = (time: string) => ({
    ...person,
    email: mail(time),
    storefrontUrl,
    billingAddress: { ...person, ...home },
    shippingAddress: { ...person, ...home, street: 'Elbhang 2' },
  })
  const guest = (time: string): RequestInput =>
    post('/account/register', { ...registration(time), guest: true })
  const product: RequestInput = post('/checkout/cart/line-item', {
    items: [{ type: 'product', id: productId, referencedId: productId, quantity: 100 }],
  })
  const alone = (call: string, made: (time: string) => RequestInput): Write => ({
    call,
    requested: async (time) => made(time),
  })
  return [
    alone('POST /account/register', (time) =>
      post('/account/register', { ...registration(time), password: 'Steppstich 3,5 mm' }),
    ),
    alone('POST /account/register, a guest', guest),
    alone('POST /account/login, wrong', (time) =>
      post('/account/login', { username: mail(time), password: 'Steppstich' }),
    ),
    alone('POST /account/recovery-password', (time) =>
      post('/account/recovery-password', { email: mail(time), storefrontUrl }),
    ),
    alone('POST /account/recovery-password-confirm, wrong', () =>
      post('/account/recovery-password-confirm', {
        hash: '0'.repeat(32),
        newPassword: 'Steppstich 3,5 mm',
        newPasswordConfirm: 'Steppstich 3,5 mm',
      }),
    ),
    alone('POST /account/register-confirm, wrong', (time) =>
      post('/account/register-confirm', { hash: time.padStart(64, '0') }),
    ),
    alone('POST /contact-form', (time) =>
      post('/contact-form', {
        ...person,
        email: mail(time),
        subject: 'Gewebe',
        comment: TEXT.slice(0, 5_000),
      }),
    ),
    alone('POST /revocation-request-form', (time) =>
      post('/revocation-request-form', {
        ...person,
        email: mail(time),
        contractNumber: '10001',
        comment: TEXT.slice(0, 2_000),
      }),
    ),
    alone('PATCH /context', () => ({ ...post('/context', { countryId }), method: 'PATCH' })),
    alone('POST /checkout/cart/line-item', () => product),
    {
      call: 'POST /checkout/order, a guest',
      requested: async (time, before) => {
        const cart = await before(product)
        const token = cart && (await before({ ...guest(time), token: cart }))
        return token === null ? null : { ...post('/checkout/order', {}), token }
      },
    },
  ]
}

function post(path: string, body: Readonly<Record<string, unknown>>): RequestInput {
  return { method: 'POST', path: `/store-api${path}`, body }
}
