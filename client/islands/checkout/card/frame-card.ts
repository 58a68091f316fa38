import type { ReadCard } from './attach-card-fields.ts'

type FrameMessage = {
  readonly height?: number
  readonly token?: string | null
  readonly fieldErrors?: boolean
}

/** After this time the payment provider's page asks for the card. */
const TIME_LIMIT_MS = 8000

/**
 * The card fields of the test gateway: a sandboxed frame that sends only a token. Its height is 0
 * until it reports one, so a frame that fails to load stays invisible.
 */
export function frameCard(slot: HTMLElement): ReadCard {
  const { port1: port, port2 } = new MessageChannel()
  const frame = document.createElement('iframe')
  let take: (message: FrameMessage) => void = () => {}
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.title = slot.dataset.title ?? ''
  frame.height = '0'
  frame.src = slot.dataset.src ?? ''
  // A sandboxed frame can only be addressed with `*`; the message contains no secret.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage('', '*', [port2]), {
    once: true,
  })
  port.addEventListener('message', ({ data: message }: MessageEvent<FrameMessage>) => {
    frame.height = `${message.height}`
    slot.dataset.ready = ''
    if (message.token !== undefined) take(message)
  })
  port.start()
  slot.appendChild(frame)

  return async () => {
    if (slot.dataset.ready === undefined) return []
    const { token, fieldErrors } = await new Promise<FrameMessage>((resolve) => {
      take = resolve
      setTimeout(resolve, TIME_LIMIT_MS, {})
      port.postMessage('')
    })
    if (fieldErrors) {
      frame.focus()
      return null
    }
    return token ? [['cardToken', token]] : []
  }
}
