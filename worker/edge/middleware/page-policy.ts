import { SHELL_PATHS } from '#shared/shell-paths.ts'
import type { Vars } from '#worker/runtime/env.ts'

type Foreign = Pick<
  Vars,
  | 'SHOP_TAG_MANAGER_URL'
  | 'SHOP_CONSENT_SCRIPT_URL'
  | 'SHOP_TAG_ORIGINS'
  | 'STORE_API_URL'
  | 'SHOP_MEDIA_ORIGINS'
>

/** Where the fields of a card come from: their script, and their frames. */
type CardSources = { readonly scripts: string; readonly frames: string }
const NO_CARDS: CardSources = { scripts: '', frames: '' }

/**
 * What a page may load: files of our own, what carries this answer's nonce, and files from the
 * origins that the configuration names. Nothing without the nonce may be inline.
 */
export function pagePolicy(nonce: string, vars: Foreign, cards: CardSources = NO_CARDS): string {
  const development = __DEV_TOOLS__ && import.meta.env.DEV ? ' ws:' : ''
  const foreign = foreignOrigins(vars)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${foreign}${cards.scripts && ` ${cards.scripts}`}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${pictureOrigins(vars)}${foreign}`,
    "font-src 'self'",
    `connect-src 'self'${development}${foreign}`,
    ...(cards.frames ? [`frame-src ${cards.frames}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
    `report-uri ${SHELL_PATHS.browserReports}`,
    'report-to browser',
  ].join('; ')
}

/** Another shop's pictures stand at its own address or at those that the configuration names. */
function pictureOrigins({ STORE_API_URL: url, SHOP_MEDIA_ORIGINS: others }: Foreign): string {
  if (!url) return ''
  const origins = new Set([new URL(url).origin, ...others])
  return [...origins].map((origin) => ` ${origin}`).join('')
}

function foreignOrigins(vars: Foreign): string {
  const scripts = [vars.SHOP_TAG_MANAGER_URL, vars.SHOP_CONSENT_SCRIPT_URL].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const origins = scripts.length > 0 ? new Set([...scripts, ...vars.SHOP_TAG_ORIGINS]) : []
  return [...origins].map((origin) => ` ${origin}`).join('')
}
