import { afterEach, expect, test, vi } from 'vitest'
import { attachCardFields } from '#client/islands/checkout/card/attach-card-fields.ts'

type Submit = Readonly<{
  target: unknown
  submitter: unknown
  preventDefault: () => void
  stopImmediatePropagation: () => void
}>

afterEach(() => vi.unstubAllGlobals())

/** A checkout with Mollie's fields and a button that shows its busy state. */
async function aCheckout(createToken: () => Promise<unknown>) {
  const heard: ((event: Submit) => void)[] = []
  const changes: ((change: object) => void)[] = []
  const place = { dataset: { mollie: 'cardNumber' }, nextElementSibling: null }
  const slot = {
    dataset: { card: 'mollie' },
    querySelectorAll: () => [place],
    querySelector: () => null,
    appendChild: () => {},
    checkVisibility: () => true,
  }
  const component = {
    mount: () => {},
    addEventListener: (_event: string, listen: (change: object) => void) => changes.push(listen),
  }
  vi.stubGlobal('addEventListener', (_event: string, listen: (event: Submit) => void) =>
    heard.push(listen),
  )
  vi.stubGlobal('Mollie', () => ({ createComponent: () => component, createToken }))
  const loaded: (() => void)[] = []
  vi.stubGlobal('document', {
    createElement: () => ({
      remove: () => {},
      addEventListener: (event: string, listen: () => void) =>
        event === 'load' && loaded.push(listen),
    }),
    head: { appendChild: () => loaded.forEach((listen) => listen()) },
  })
  const sent = vi.fn<() => void>()
  let isSubmitting = false
  // Like in browsers, a form ignores a press while one is handled.
  const form = { requestSubmit: () => isSubmitting || sent() }
  const button = { ariaBusy: 'false' }
  const submitter = {
    hasAttribute: () => false,
    setAttribute: (_name: string, value: string) => void (button.ariaBusy = value),
  }
  await attachCardFields(form as unknown as HTMLFormElement, slot as unknown as HTMLElement)
  changes[0]?.({})
  const press = () => {
    isSubmitting = true
    setTimeout(() => (isSubmitting = false))
    heard[0]?.({
      target: form,
      submitter,
      preventDefault: () => {},
      stopImmediatePropagation: () => {},
    })
  }
  return { press, sent, button }
}

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  [
    'throws an error',
    () => {
      throw new Error('not a function')
    },
  ],
])(
  "a token request that %s does not block the order: the provider's page asks for the card",
  async (_how, ask) => {
    const { press, sent, button } = await aCheckout(ask)
    press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    expect(button.ariaBusy).toBe('false')
  },
)

test('a press orders even if the card fields respond at once', async () => {
  const { press, sent, button } = await aCheckout(async () => ({ token: 'tkn_abc' }))
  press()
  await vi.waitFor(() => expect(button.ariaBusy).toBe('false'))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})

test('a double press while a token is requested sends one order', async () => {
  const { press, sent } = await aCheckout(async () => ({ token: 'tkn_abc' }))
  press()
  press()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})
