import { Hono, type Context } from 'hono'
import { decimalFromCents } from '#shared/domain/money.ts'
import { SAMPLE_REFUSALS } from '#shared/schemas/store-api/sample-order.ts'
import { requireCustomer } from '#worker/backend/current-shopper/require-customer.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { OF_NEW_ORDER, selectAssociations } from '#worker/backend/order/select-associations.ts'
import { orderStruct } from '#worker/backend/order/order-struct.ts'
import { viewOf } from '#worker/backend/order/order-view.ts'
import { placeSampleOrder, type SamplesError } from './place-sample-order.ts'
import { readSamples } from './sample-input.ts'

/** Orders of samples, for customers and guests with an address. */
export const sampleRoutes = new Hono<BackendEnv>().post('/sample-order', async (c) => {
  const found = await requireCustomer(c)
  if (!found.ok) return found.error
  const { shop } = found.value
  const request = readSamples(c.var.input, shop.vars.settings.samples)
  if (!request.ok) return violationErrors(c, request.error)
  const placed = await placeSampleOrder(found.value, c.var.token, request.value)
  if (!placed.ok) return refuse(c, placed.error)
  const { order, isNew } = placed.value
  if (isNew) sendSoon(c, shop.at)
  return respond(c, selectAssociations(orderStruct(order, await viewOf(shop)), OF_NEW_ORDER))
})

function refuse(c: Context<BackendEnv>, refused: SamplesError): Response {
  switch (refused.kind) {
    case 'rows':
      return violationErrors(c, refused.violations)
    case 'other-total':
      return storeApiError(c, {
        status: 409,
        code: SAMPLE_REFUSALS.otherTotal,
        detail: 'These samples cost another amount than the one that was agreed to.',
        parameters: {
          totalPrice: decimalFromCents(refused.price.totalPrice),
          taxStatus: refused.price.taxState,
        },
      })
    case 'too-many':
      return storeApiError(c, {
        status: 400,
        code: SAMPLE_REFUSALS.tooMany,
        detail: 'Too many samples were ordered for this address or from this network.',
      })
    case 'not-there':
      return storeApiError(c, {
        status: 400,
        code: SAMPLE_REFUSALS.notThere,
        detail: 'The shop does not ship to the country of the address.',
      })
  }
}
