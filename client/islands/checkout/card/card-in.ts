import { frameCard } from './frame-card.ts'
import { mollieCard } from './mollie-card.ts'

/** The card fields of a form; null while the shopper has to correct them. */
export type ReadCard = () => Promise<readonly (readonly [string, string])[] | null>

/**
 * The fields of a slot: each time the form is to order they are asked for a token, which stands in
 * the form only while it is sent. They say nothing while another way to pay is chosen.
 */
export async function attachCardFields(form: HTMLFormElement, slot: HTMLElement): Promise<void> {
  const read = await (slot.dataset.card === 'frame' ? frameCard(slot) : mollieCard(slot))
  let isRequested = false
  let isSent = false

  async function sendWithCard(submitter: HTMLElement | null) {
    isRequested = true
    submitter?.setAttribute('aria-busy', 'true')
    // If the fields fail, the provider's page asks for the card.
    const entries = await read().catch(() => [])
    // Fields that are not there yet answer at once, and a form takes no other press while one is
    // still being handled.
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

  // Before the island hears of it.
  addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      // Every other button only recalculates the form.
      const orders = target === form && !submitter?.hasAttribute('formaction')
      if (!orders || isSent || !slot.checkVisibility()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!isRequested) void sendWithCard(submitter)
    },
    { capture: true },
  )
}
