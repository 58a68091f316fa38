import { vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'

export const MOLLIE_URL = 'https://api.mollie.com/v2'
export const MOLLIE_KEY = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
/** The settings of a shop with Mollie payments. */
export const MOLLIE_VARS = {
  MOLLIE_API_KEY: MOLLIE_KEY,
  PAYMENT_METHODS: 'card twint paypal sepa prepayment',
}

const NewPayment = z.object({
  amount: z.object({ currency: z.literal('EUR'), value: z.string().regex(/^\d+\.\d{2}$/) }),
  description: z.string().max(255),
  redirectUrl: z.url(),
  webhookUrl: z.url(),
  method: z.string(),
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  cardToken: z.string().optional(),
})
const NewRefund = z.object({ amount: z.object({ currency: z.string(), value: z.string() }) })

const METHODS = {
  count: 3,
  _embedded: {
    methods: ['creditcard', 'paypal', 'banktransfer'].map((id) => ({ resource: 'method', id })),
  },
}

type Held = {
  id: string
  status: string
  currency: string
  cents: number
  refunded: number
  chargedBack: number
  requested: z.infer<typeof NewPayment>
}

const value = (cents: number) => (cents / 100).toFixed(2)
const centsOf = (text: string) => Math.round(Number(text) * 100)
const problem = (status: number, title: string, detail: string) =>
  Response.json({ status, title, detail }, { status })

/** A fake of Mollie's documented API; replaces `fetch`. */
export function fakeMollie() {
  const payments = new Map<string, Held>()
  const answered = new Map<string, () => Response>()
  let isDown = false
  const requested: string[] = []
  /** The status of each card token's payment. */
  let cards: Readonly<Record<string, string>> = {}

  function struct(payment: Held) {
    const { id, status, currency, cents, refunded, chargedBack } = payment
    const amount = (each: number) => ({ currency, value: value(each) })
    return {
      resource: 'payment',
      id,
      mode: 'test',
      status,
      amount: amount(cents),
      ...(status === 'paid' && { amountRefunded: amount(refunded) }),
      ...(chargedBack > 0 && { amountChargedBack: amount(chargedBack) }),
      method: payment.requested.method,
      _links: {
        self: { href: `${MOLLIE_URL}/payments/${id}`, type: 'application/hal+json' },
        ...(status === 'open' && {
          checkout: { href: `https://www.mollie.com/checkout/${id}`, type: 'text/html' },
        }),
      },
    }
  }

  function create(body: unknown): () => Response {
    const read = NewPayment.safeParse(body)
    if (!read.success) return () => problem(422, 'Unprocessable Entity', read.error.message)
    const { cardToken } = read.data
    const status = cardToken === undefined ? 'open' : cards[cardToken]
    if (status === undefined)
      return () => problem(422, 'Unprocessable Entity', 'The card token is invalid or was used')
    const id = `tr_${String(payments.size + 1).padStart(10, '0')}`
    const cents = centsOf(read.data.amount.value)
    const held: Held = {
      id,
      status,
      currency: 'EUR',
      cents,
      refunded: 0,
      chargedBack: 0,
      requested: read.data,
    }
    payments.set(id, held)
    const made = struct(held)
    return () => Response.json(made, { status: 201 })
  }

  function refund(payment: Held, body: unknown): () => Response {
    const cents = centsOf(NewRefund.parse(body).amount.value)
    const left = payment.cents - payment.refunded - payment.chargedBack
    if (payment.status !== 'paid' || cents > left)
      return () => problem(422, 'Unprocessable Entity', 'The amount is higher than the maximum')
    payment.refunded += cents
    return () =>
      Response.json({ resource: 'refund', id: 're_1', status: 'queued' }, { status: 201 })
  }

  async function response(request: Request): Promise<Response> {
    requested.push(`${request.method} ${new URL(request.url).pathname}`)
    if (isDown) throw new TypeError('Network connection lost.')
    if (request.headers.get('authorization') !== `Bearer ${MOLLIE_KEY}`)
      return problem(
        401,
        'Unauthorized Request',
        'Missing authentication, or failed to authenticate',
      )
    if (request.url.includes('/methods?')) return Response.json(METHODS)
    const [, id, part] = /\/v2\/payments(?:\/([^/]+))?(?:\/(refunds))?$/.exec(request.url) ?? []
    const payment = payments.get(id ?? '')
    if (request.method === 'GET')
      return payment
        ? Response.json(struct(payment))
        : problem(404, 'Not Found', 'No payment exists with token tr_.')
    const body: unknown = await request.json()
    const key = request.headers.get('idempotency-key') ?? ''
    const known = answered.get(`${request.url} ${key}`)
    if (known) return known()
    if (part === 'refunds' && !payment) return problem(404, 'Not Found', 'No payment exists')
    const made = part === 'refunds' && payment ? refund(payment, body) : create(body)
    if (made().ok) answered.set(`${request.url} ${key}`, made)
    return made()
  }

  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    response(new Request(input, init)),
  )

  return {
    payments,
    /** The requests that it received, in order. */
    requested,
    /**
     * The shopper's decision at Mollie; returns the webhooks that follow, which contain only the
     * id.
     */
    decide(id: string, status: string): Request[] {
      const payment = payments.get(id)
      if (!payment) throw new Error(`No payment ${id}`)
      // A decided payment cannot change.
      if (!['open', 'pending'].includes(payment.status)) return []
      payment.status = status
      return [webhookOf(payment)]
    },
    /** Changes a payment without the shop. */
    change(id: string, changes: Partial<Omit<Held, 'id' | 'requested'>>): Request {
      const payment = payments.get(id)
      if (!payment) throw new Error(`No payment ${id}`)
      return webhookOf(Object.assign(payment, changes))
    },
    /** Accepts these card tokens, each with the status of its payment. */
    takeCards: (known: Readonly<Record<string, string>>) => void (cards = known),
    goDown: () => void (isDown = true),
    comeBack: () => void (isDown = false),
  }
}

function webhookOf({ id, requested }: Held): Request {
  return new Request(requested.webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) })
}
