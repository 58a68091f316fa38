let isTyped = false
addEventListener('input', () => void (isTyped = true), { capture: true })

/** Whether a reload would take something from the shopper: what was typed, or an open dialog. */
export function isInUse(): boolean {
  return isTyped || document.querySelector('dialog[open]') !== null
}
