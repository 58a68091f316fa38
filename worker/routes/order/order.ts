import { factory } from '#worker/runtime/context.ts'
import { orderFile } from './file.tsx'
import { guestOrder } from './guest-order.tsx'
import { orderOutcome } from './outcome.tsx'
import { orderPay } from './pay.ts'
import { orderPaper } from './paper.ts'
import { orderSuccess } from './success.tsx'

/** A placed order: its success pages, its payment, its papers and files, and a guest's way back to it. */
export const order = factory
  .createApp()
  .route('/', orderSuccess)
  .route('/', orderOutcome)
  .route('/', orderPay)
  .route('/', orderPaper)
  .route('/', orderFile)
  .route('/', guestOrder)
