import { factory } from '#worker/runtime/context.ts'
import { checkoutOrder } from './order.ts'
import { checkoutSave } from './save.ts'
import { checkoutShow } from './show.ts'

/** The checkout: one page, a form that recalculates it, and the form that orders. */
export const checkout = factory
  .createApp()
  .route('/', checkoutShow)
  .route('/', checkoutSave)
  .route('/', checkoutOrder)
