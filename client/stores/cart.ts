import { create } from 'zustand'
import { showCartCount } from '#client/cart-count.ts'
import { CartResponse, type CartView } from '#shared/schemas/forms/cart-view.ts'
import { createQueue } from './latest-first.ts'

type CartState = {
  /** The cart of the last answer in this page; null before the first. */
  readonly cart: CartView | null
  readonly isBusy: boolean
  /** Why the last change failed. `lost`: no answer, or one that cannot be read. */
  readonly fieldError: { readonly text: string } | 'lost' | null
}

/** Never written on the server, where one store would serve every shopper. */
export const useCart = create<CartState>(() => ({ cart: null, isBusy: false, fieldError: null }))

/** Longer than the server takes to give up; without it one lost answer would hold up all others. */
const TIME_LIMIT_MS = 20_000

const enqueue = createQueue()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')

/**
 * Posts a form of the cart and keeps its answer. Changes with the same `key` that wait for their
 * turn are replaced by the latest. Resolves when nothing waits any more, to the cart that this
 * change made; null if nothing came of it.
 */
export async function postCart(
  key: string,
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<CartView | null> {
  useCart.setState({ isBusy: true })
  const body = new URLSearchParams(fields)
  let changed: CartView | null = null
  try {
    await enqueue(key, async () => {
      changed = await ask(action, { method: 'POST', body })
    })
  } finally {
    useCart.setState({ isBusy: false })
  }
  tabs?.postMessage('changed')
  return changed
}

/**
 * Reads the cart again whenever another tab has changed it (`onChanged`), and when this page comes
 * back from the back-forward cache or the background. Answers the function that stops it.
 */
export function watchCart(address: string, onChanged: () => void): () => void {
  const refresh = () =>
    void enqueue('read', async () => {
      await ask(address, { method: 'GET' })
    })
  const onMessage = () => {
    refresh()
    onChanged()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) refresh()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  tabs?.addEventListener('message', onMessage)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    tabs?.removeEventListener('message', onMessage)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

async function ask(address: string, init: RequestInit): Promise<CartView | null> {
  // `keepalive`: leaving the page right after "add" must not lose the product.
  const headers = { accept: 'application/json' }
  const result = await fetch(address, {
    ...init,
    headers,
    keepalive: true,
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
    .then((response) => response.json())
    .catch(() => null)
  const parsed = CartResponse.safeParse(result)
  if (!parsed.success) {
    useCart.setState({ fieldError: 'lost' })
    return null
  }
  const { cart, fault: fieldError } = parsed.data
  if (cart) showCartCount(cart.count)
  useCart.setState({
    fieldError: fieldError === null ? null : { text: fieldError },
    ...(cart && { cart }),
  })
  return cart
}
