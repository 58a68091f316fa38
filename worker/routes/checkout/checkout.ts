import { factory } from '#worker/runtime/context.ts'
import { checkoutAgain } from './again.ts'
import { expressShow } from './express.tsx'
import { checkoutOrder } from './order.ts'
import { checkoutSave } from './save.ts'
import { checkoutShow } from './show.ts'

/**
 * The checkout: one page, a form that recalculates it, and the form that orders; and the one-step
 * checkout of customers who ordered before, which ends in the same form.
 */
export const checkout = factory
  .createApp()
  .route('/', checkoutShow)
  .route('/', checkoutSave)
  .route('/', checkoutOrder)
  .route('/', checkoutAgain)
  .route('/', expressShow)
