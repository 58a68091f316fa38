import type { T } from '#shared/i18n/messages.ts'
import type { AppEnv, Shopper } from '../runtime/context.ts'
import type { Fill } from './template.ts'

type Answered = Pick<AppEnv['Variables'], 'nonce' | 't'> & {
  readonly shopper: Pick<Shopper, 'view'>
}

/** The text for each hole of this response. Both contain only characters of our own. */
export function createFill(variables: Answered): Fill {
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
