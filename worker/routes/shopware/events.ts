import { bodyLimit } from 'hono/body-limit'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { factory } from '#worker/runtime/context.ts'
import { logEvent, logFailure } from '#worker/runtime/log.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { createThrottledPublisher } from '#worker/shopware-events/bumps.ts'
import { createEventGate } from '#worker/shopware-events/event.ts'
import { isSigned, secretOfShop, signatureOf } from '#worker/shopware-events/signature.ts'
import { z } from '#shared/schemas/zod.ts'

/** One event may report a change of several hundred products. */
const MAX_EVENT_BYTES = 1024 * 1024
/** The name of the app in the manifest of `docs/shopware.md`. */
const APP_NAME = 'RipstopStorefront'
const PATHS = { registration: '/_shopware/registration', events: '/_shopware/events' } as const

const Registration = z.object({ 'shop-id': z.string().min(1), 'shop-url': z.string().min(1) })

const judge = createEventGate()
const bump = createThrottledPublisher(
  (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
)

/**
 * Receives webhooks of a Shopware's app about catalogue changes, so that pages are refreshed before
 * they expire. Without a secret these routes do not exist.
 */
export const shopwareEvents = factory
  .createApp()
  .get(PATHS.registration, async (c) => {
    const secret = c.var.vars.SHOPWARE_APP_SECRET
    if (!secret) return respondWithError(c, 404)
    const { search } = new URL(c.req.url)
    const query = Registration.safeParse(c.req.query())
    if (
      !isSigned(search.slice(1), c.req.header('shopware-app-signature'), secret) ||
      !query.success
    )
      return c.json({ error: 'The signature is not one of the secret that this shop has.' }, 401)
    const { 'shop-id': shopId, 'shop-url': shopUrl } = query.data
    logEvent('shopware-registered', { shopUrl })
    c.header('cache-control', 'no-store')
    return c.json({
      proof: signatureOf(shopId + shopUrl + APP_NAME, secret),
      secret: secretOfShop(shopId, secret),
      confirmation_url: `${c.var.vars.SHOP_ORIGIN}${PATHS.events}`,
    })
  })
  .post(
    PATHS.events,
    bodyLimit({ maxSize: MAX_EVENT_BYTES, onError: (c) => c.body(null, 413) }),
    async (c) => {
      const secret = c.var.vars.SHOPWARE_APP_SECRET
      if (!secret) return respondWithError(c, 404)
      const nowMs = Date.now()
      const signature = c.req.header('shopware-shop-signature')
      const judged = judge(await c.req.text(), signature, secret, nowMs)
      if (judged === 'refused') return c.body(null, 401)
      if (judged === 'new') {
        const announce = () => announceCatalogueVersion(c.env.KV, `announced-${Date.now()}`)
        const announced = bump(announce, nowMs)
        c.executionCtx.waitUntil(
          announced.catch((error: unknown) => logFailure('bump-failed', error)),
        )
      }
      return c.body(null, 204)
    },
  )
