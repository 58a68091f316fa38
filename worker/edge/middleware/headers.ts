import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { factory } from '#worker/runtime/context.ts'
import { createRandomTexts } from '#worker/runtime/random-texts.ts'
import { pagePolicy } from './page-policy.ts'

export const newNonce = createRandomTexts('base64', 18)
const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/**
 * Without a lifetime browsers keep a redirect that is meant for good as long as they like: a product
 * that is renamed and then named as before would lead round in a circle.
 */
const MOVED = 'public, max-age=3600'

/**
 * What every answer carries, of pages, files and APIs alike. What does not say how long it holds is
 * kept by nobody.
 */
export const defaultHeaders = factory.createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set(
    'Referrer-Policy',
    headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin',
  )
  if (!headers.has('cache-control')) {
    headers.set('Cache-Control', c.res.status === 301 ? MOVED : 'no-store')
  }
  // Over plain http browsers ignore this header.
  if (c.req.url.startsWith('https:')) headers.set('Strict-Transport-Security', TWO_YEARS)
})

/** A fresh nonce and the headers of pages; `defaultHeaders` sets the others. Routes may set a policy of their own. */
export const security = factory.createMiddleware(async (c, next) => {
  c.set('nonce', newNonce())
  await next()
  const { headers } = c.res
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html')
  if (isPage && !headers.has('content-security-policy')) {
    headers.set('Content-Security-Policy', pagePolicy(c.get('nonce'), c.get('vars')))
  }
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  if (isPage) {
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Reporting-Endpoints', `browser="${SHELL_PATHS.browserReports}"`)
    // Only pages that are the same for everybody let browsers prefetch their links.
    const isPersonal = headers.get('cache-control')?.includes('no-store')
    if (!isPersonal) headers.set('Speculation-Rules', `"${SHELL_PATHS.speculationRules}"`)
  }
})
