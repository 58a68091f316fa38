import { create } from 'zustand'
import { showCartCount } from '#client/cart-count.ts'
import { CartResponse, type CartView } from '#shared/schemas/forms/cart-view.ts'
import { cartTabs } from './cart-tabs.ts'
import { createQueue } from './latest-first.ts'

type CartState = {
  /** The cart of the last response in this page; null before the first. */
  readonly cart: CartView | null
  readonly isBusy: boolean
  /** Why the last change failed. `lost`: no response, or an invalid one. */
  readonly fieldError: { readonly text: string } | 'lost' | null
}

/** Never set on the server, where one store would serve all shoppers. */
export const useCart = create<CartState>(() => ({ cart: null, isBusy: false, fieldError: null }))

/** Longer than the server's own time limit; without it a lost response would block all others. */
const TIME_LIMIT_MS = 20_000

const enqueue = createQueue()

/**
 * Posts a form of the cart and stores the returned cart. A later change replaces waiting changes
 * with the same `key`. Resolves, once the queue is empty, to the cart of this change; null if it
 * failed.
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
  cartTabs?.postMessage('changed')
  return changed
}

/**
 * Reloads the cart when another tab changes it (`onChanged`), or when this page is shown again.
 * Returns a function that stops this.
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
  cartTabs?.addEventListener('message', onMessage)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    cartTabs?.removeEventListener('message', onMessage)
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
