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

/** Origins of the payment provider's card fields: their script and their frames. */
type CardSources = { readonly scripts: string; readonly frames: string }
const NO_CARDS: CardSources = { scripts: '', frames: '' }

/** Players of videos in the layouts of a remote shop (`pages/content/cms-video.tsx`). */
const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * The Content-Security-Policy of a page. It allows our own files, elements with this response's
 * nonce, and the origins in the configuration. Inline scripts and styles need the nonce.
 */
export function pagePolicy(nonce: string, vars: Foreign, cards: CardSources = NO_CARDS): string {
  const development = __DEV_TOOLS__ && import.meta.env.DEV ? ' ws:' : ''
  const foreign = foreignOrigins(vars)
  const frames = [cards.frames, vars.STORE_API_URL ? VIDEO_PLAYERS : ''].filter(Boolean)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${foreign}${cards.scripts && ` ${cards.scripts}`}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${pictureOrigins(vars)}${foreign}`,
    `media-src 'self'${pictureOrigins(vars)}`,
    "font-src 'self'",
    `connect-src 'self'${development}${foreign}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
    `report-uri ${SHELL_PATHS.browserReports}`,
    'report-to browser',
  ].join('; ')
}

/** Pictures of a remote shop come from its own origin or from SHOP_MEDIA_ORIGINS. */
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
