import { create } from 'zustand'
import { showCartCount } from '#client/cart-count.ts'
import { CartAnswer, type CartView } from '#shared/schemas/forms/cart-view.ts'
import { createQueue } from './latest-first.ts'

type CartState = {
  /** The cart as the last answer of this page's life told it; null until there was one. */
  readonly cart: CartView | null
  readonly isBusy: boolean
  /** Why the last change did not come about. `lost`: no answer that we could read. */
  readonly fault: { readonly text: string } | 'lost' | null
}

/** Never written on the server, where one store would serve every shopper. */
export const useCart = create<CartState>(() => ({ cart: null, isBusy: false, fault: null }))

const enqueue = createQueue()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')

/**
 * Posts a form of the cart and keeps its answer. Changes with the same `key` that wait for their
 * turn are replaced by the latest. Resolves when nothing waits any more.
 */
export function postCart(key: string, action: string, fields: Readonly<Record<string, string>>) {
  useCart.setState({ isBusy: true })
  const body = new URLSearchParams(fields)
  return enqueue(key, () => ask(action, { method: 'POST', body })).then(() => {
    useCart.setState({ isBusy: false })
    tabs?.postMessage('changed')
  })
}

/**
 * Reads the cart again whenever another tab has changed it (`onChanged`), and when this page comes
 * back from the back-forward cache or the background. Answers the function that stops it.
 */
export function followCart(address: string, onChanged: () => void): () => void {
  const refresh = () => void enqueue('read', () => ask(address, { method: 'GET' }))
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

async function ask(address: string, init: RequestInit): Promise<void> {
  // `keepalive`: leaving the page right after "add" must not lose the article.
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, { ...init, headers, keepalive: true })
    .then((response) => response.json())
    .catch(() => null)
  const parsed = CartAnswer.safeParse(answer)
  if (!parsed.success) return useCart.setState({ fault: 'lost' })
  const { cart, fault } = parsed.data
  if (cart) showCartCount(cart.count)
  useCart.setState({ fault: fault === null ? null : { text: fault }, ...(cart && { cart }) })
  return undefined
}
