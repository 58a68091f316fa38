import type { ReadCard } from './attach-card-fields.ts'

type Change = { readonly error?: string; readonly dirty?: boolean }
type MollieComponent = {
  mount: (element: HTMLElement) => void
  addEventListener: (event: 'change', listen: (change: Change) => void) => void
}
type MollieError = { readonly message: string; readonly field?: string }
export type Mollie = {
  createComponent: (type: string) => MollieComponent
  createToken: () => Promise<{ readonly token?: string; readonly error?: MollieError }>
}
export type MollieFactory = (
  profile: string,
  options: { readonly locale: string; readonly testmode: boolean },
) => Mollie

declare global {
  var Mollie: MollieFactory | undefined
}

/** After this time the payment provider's page asks for the card. */
const TIME_LIMIT_MS = 8000

/** Mounts Mollie's fields at their places in the page, and reads a token from them. */
export function readMollie(
  mollie: Mollie,
  slot: Pick<HTMLElement, 'querySelector' | 'querySelectorAll'>,
): ReadCard {
  const dirtyFields = new Set<HTMLElement>()
  for (const place of slot.querySelectorAll<HTMLElement>('[data-mollie]')) {
    const component = mollie.createComponent(place.dataset.mollie ?? '')
    component.mount(place)
    component.addEventListener('change', ({ error = '', dirty = true }) => {
      if (dirty) dirtyFields.add(place)
      const errorLine = place.nextElementSibling
      if (errorLine) errorLine.textContent = error
    })
  }
  return async () => {
    // Empty fields: the shopper enters the card on the payment provider's page.
    if (dirtyFields.size === 0) return []
    const late = new Promise<null>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, null))
    const created = await Promise.race([mollie.createToken(), late]).catch(() => null)
    if (!created?.error) return created?.token ? [['cardToken', created.token]] : []
    const errorLine = slot.querySelector<HTMLElement>('[data-mollie-error]')
    if (errorLine) {
      errorLine.textContent = created.error.message
      errorLine.focus()
    }
    return null
  }
}
