import { factory } from '#worker/runtime/context.ts'
import { cartAdd } from './add.ts'
import { cartChange } from './change.ts'
import { cartCode } from './code.ts'
import { cartCountry } from './country.ts'
import { cartRemove } from './remove.ts'
import { cartShow } from './show.ts'

/** The cart: a page, and the forms that change it. */
export const cart = factory
  .createApp()
  .route('/', cartShow)
  .route('/', cartAdd)
  .route('/', cartChange)
  .route('/', cartRemove)
  .route('/', cartCountry)
  .route('/', cartCode)
