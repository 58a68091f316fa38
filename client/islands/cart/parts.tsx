import '#client/styles/cart-parts.css'
import { useContext, useEffect, useRef, type SyntheticEvent } from 'react'
import { postCart, useCart } from '#client/stores/cart.ts'
import { Language } from '#client/ui/messages/language-context.ts'
import { urls } from '#shared/urls.ts'

/** Matching parts for the cart, rendered by the server; buying one stays on the page. */
export function Parts() {
  const locale = useContext(Language)
  const { cart } = useCart()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!cart) return
    const asking = new AbortController()
    // The parts are optional: if they fail to load, the cart is shown without them.
    show(place.current, urls.cartParts(locale), asking.signal).catch(() => undefined)
    return () => asking.abort()
  }, [locale, cart])

  function buyInPlace(event: SyntheticEvent<HTMLDivElement>) {
    event.preventDefault()
    const { target } = event
    // A second press during a request would buy twice; read the current state, not the rendered
    // one.
    if (useCart.getState().isBusy || !(target instanceof HTMLFormElement)) return
    const fields = [...new FormData(target)].map(([name, value]) => [name, String(value)])
    void postCart('add', target.action, Object.fromEntries(fields))
  }
  return <div ref={place} onSubmit={buyInPlace} />
}

async function show(place: HTMLElement | null, address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal })
  const html = response.ok ? await response.text() : ''
  if (!place || signal.aborted) return
  const hadFocus = place.contains(document.activeElement)
  // Parsed in a separate document, so that no script in it runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  place.replaceChildren(...body.childNodes)
  // The bought part leaves the list; the focus moves to the next part, or to the checkout.
  const next = place.querySelector('button') ?? place.closest('dialog')?.querySelector('a.go')
  if (hadFocus && next instanceof HTMLElement) next.focus()
}
