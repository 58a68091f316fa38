import type { ReadCard } from './attach-card-fields.ts'
import { readMollie, type MollieFactory } from './read-mollie.ts'

const SCRIPT = 'https://js.mollie.com/v1/mollie.js'

/**
 * Mollie's card fields: its script creates one frame per field and returns only a token to the
 * page.
 */
export function mollieCard(slot: HTMLElement): Promise<ReadCard> {
  return loadMollie().then((mollie) => {
    const { profile = '', locale = '', testmode } = slot.dataset
    const read = readMollie(mollie(profile, { locale, testmode: testmode === 'true' }), slot)
    slot.dataset.ready = ''
    return read
  })
}

function loadMollie(): Promise<MollieFactory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.addEventListener('load', () =>
      globalThis.Mollie ? resolve(globalThis.Mollie) : reject(new Error('No Mollie')),
    )
    script.addEventListener('error', reject)
    document.head.appendChild(script)
  })
}
