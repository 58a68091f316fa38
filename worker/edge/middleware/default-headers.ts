import { factory } from '#worker/runtime/context.ts'

const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/** What every answer carries, of pages, files and APIs alike. */
export const defaultHeaders = factory.createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set(
    'Referrer-Policy',
    headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin',
  )
  // Browsers ignore it where it did not come over https.
  if (c.req.url.startsWith('https:')) headers.set('Strict-Transport-Security', TWO_YEARS)
})
