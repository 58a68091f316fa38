import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { factory } from '#worker/runtime/context.ts'
import { createRandomTexts } from '#worker/runtime/random-texts.ts'
import { pagePolicy } from './page-policy.ts'

export const newNonce = createRandomTexts('base64', 18)
const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/**
 * Browsers may store a 301 without a lifetime forever. A product that is renamed and later gets its
 * old name back would then redirect in a loop.
 */
const MOVED = 'public, max-age=3600'

/** Sets the headers of every response: pages, files and APIs. The default is `no-store`. */
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
  // Browsers ignore this header over plain HTTP.
  if (c.req.url.startsWith('https:')) headers.set('Strict-Transport-Security', TWO_YEARS)
})

/**
 * Creates the nonce and sets the headers of pages; `defaultHeaders` sets the others. A policy that
 * the route has set stays.
 */
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
    // Browsers prefetch only links of pages that are the same for everyone.
    const isPersonal = headers.get('cache-control')?.includes('no-store')
    if (!isPersonal) headers.set('Speculation-Rules', `"${SHELL_PATHS.speculationRules}"`)
  }
})
