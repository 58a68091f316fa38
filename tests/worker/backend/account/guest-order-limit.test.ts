import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { GUEST_ORDER_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { countAttempt } from '#worker/backend/rate-limit/throttle.ts'
import { randomText } from '#worker/backend/sql/ids.ts'
import { holdDate } from '#tests/worker/hold-date.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'

holdDate()

test('guessing the data of a guest order has to wait after ten tries', async () => {
  const code = randomText(32)
  const look = () =>
    aClient().refused('POST', '/order', {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: code }],
      email: 'katrin@example.org',
      zipcode: '01099',
    })
  expect(await look()).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS'])
  const attempt = { limit: GUEST_ORDER_LIMIT, address: code, network: null }
  for (let times = 0; times < 9; times += 1) await countAttempt(env.LIMITER, attempt, new Date())
  expect(await look()).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'])
})
