import { frameCard } from './frame-card.ts'
import { mollieCard } from './mollie-card.ts'

/** Reads the card fields; null while the shopper has to correct them. */
export type ReadCard = () => Promise<readonly (readonly [string, string])[] | null>

/**
 * Connects the card fields to the form. Each order requests a card token from them, which is in the
 * form only during the submit. They do nothing while another payment method is chosen.
 */
export async function attachCardFields(form: HTMLFormElement, slot: HTMLElement): Promise<void> {
  const read = await (slot.dataset.card === 'frame' ? frameCard(slot) : mollieCard(slot))
  let isRequested = false
  let isSent = false

  async function sendWithCard(submitter: HTMLElement | null) {
    isRequested = true
    submitter?.setAttribute('aria-busy', 'true')
    // If the fields fail, the payment provider's page asks for the card.
    const entries = await read().catch(() => [])
    // Fields that are not loaded respond at once, and a form ignores a submit during another one.
    await new Promise((resolve) => setTimeout(resolve))
    submitter?.setAttribute('aria-busy', 'false')
    isRequested = false
    if (!entries) return
    const inputs = entries.map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    )
    for (const input of inputs) slot.appendChild(input)
    isSent = true
    form.requestSubmit(submitter)
    isSent = false
    for (const input of inputs) input.remove()
  }

  // Runs before the submit handler of the island.
  addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      // All other buttons only recalculate the form.
      const orders = target === form && !submitter?.hasAttribute('formaction')
      if (!orders || isSent || !slot.checkVisibility()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!isRequested) void sendWithCard(submitter)
    },
    { capture: true },
  )
}
