import { factory } from '#worker/context.ts'
import { address } from './address.tsx'
import { addresses } from './addresses.tsx'
import { confirmation } from './confirmation.tsx'
import { credentials } from './credentials.tsx'
import { guestAccount } from './guest-account.ts'
import { login } from './login.tsx'
import { logout } from './logout.ts'
import { newPassword } from './new-password.tsx'
import { order } from './order.tsx'
import { orders } from './orders.tsx'
import { overview } from './overview.tsx'
import { ownData } from './own-data.tsx'
import { payment } from './payment.tsx'
import { profile } from './profile.tsx'
import { recovery } from './recovery.tsx'
import { registration } from './registration.tsx'
import { review } from './review.tsx'
import { reorder } from './reorder.ts'
import { sessions } from './sessions.tsx'

/** Customers: how they come in and go, and their own pages. */
export const account = factory
  .createApp()
  .route('/', login)
  .route('/', logout)
  .route('/', registration)
  .route('/', confirmation)
  .route('/', recovery)
  .route('/', newPassword)
  .route('/', overview)
  .route('/', profile)
  .route('/', credentials)
  .route('/', addresses)
  .route('/', address)
  .route('/', payment)
  .route('/', orders)
  .route('/', order)
  .route('/', reorder)
  .route('/', review)
  .route('/', guestAccount)
  .route('/', sessions)
  .route('/', ownData)
