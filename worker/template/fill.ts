import type { T } from '#shared/i18n/messages.ts'
import type { View } from '../runtime/view-cookie.ts'
import type { Fill } from './template.ts'

type FillVariables = {
  readonly nonce: string
  readonly t: T
  readonly shopper: { readonly view: View }
}

/** The text for each hole of this response. Both contain only our own characters. */
export function createFill(variables: FillVariables): Fill {
  const { cartCount } = variables.shopper.view
  return {
    nonce: variables.nonce,
    cartCount: cartCount === 0 ? '' : countMarkup(cartCount, variables.t),
  }
}

function countMarkup(count: number, t: T): string {
  const words = t(count === 1 ? 'shell.linesOne' : 'shell.linesMany')
  return `<span class="n">${count}<span class="vh"> ${words}</span></span>`
}
