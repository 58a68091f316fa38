import { z } from '#shared/schemas/zod.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { setShopMode, ShopMode, shopMode } from '#worker/runtime/shop-mode.ts'
import { opsBody } from './ops-body.ts'

const Change = z.strictObject({ mode: ShopMode })

/** The shop mode: open, paused or maintenance. */
export const modeOps = backendFactory
  .createApp()
  .get('/_ops/mode', async (c) => c.json({ mode: await shopMode(c.env.KV) }))
  .post('/_ops/mode', async (c) => {
    const body = await opsBody(c, Change)
    if (!body.ok) return body.error
    await setShopMode(c.env.KV, body.value.mode)
    return c.json({ mode: body.value.mode })
  })
