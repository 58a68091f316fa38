import { messages } from '#shared/i18n/messages.ts'
import type { AppEnv } from '../runtime/context.ts'
import type { Fill } from './template.ts'

/** What this response puts into the holes: both are made of our own characters only. */
export function fillFor(
  variables: Pick<AppEnv['Variables'], 'nonce' | 'shopper' | 'locale'>,
): Fill {
  const { cartCount } = variables.shopper.view
  const t = messages(variables.locale)
  const words = t(cartCount === 1 ? 'shell.linesOne' : 'shell.linesMany')
  return {
    nonce: variables.nonce,
    cartCount:
      cartCount === 0 ? '' : `<span class="n">${cartCount}<span class="vh"> ${words}</span></span>`,
  }
}
