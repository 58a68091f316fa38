import { factory } from '#worker/runtime/context.ts'
import { address } from './account/profile/address.tsx'
import { addresses } from './account/profile/addresses.tsx'
import { confirmation } from './account/auth/confirmation.tsx'
import { credentials } from './account/auth/credentials.tsx'
import { guestAccount } from './account/auth/guest-account.ts'
import { login } from './account/auth/login.tsx'
import { logout } from './account/auth/logout.ts'
import { newPassword } from './account/auth/new-password.tsx'
import { order } from './account/orders/order.tsx'
import { downloads } from './account/orders/downloads.tsx'
import { orders } from './account/orders/orders.tsx'
import { overview } from './account/overview.tsx'
import { newsletter } from './account/profile/newsletter.tsx'
import { privacy } from './account/profile/privacy.tsx'
import { payment } from './account/orders/payment.tsx'
import { profile } from './account/profile/profile.tsx'
import { recovery } from './account/auth/recovery.tsx'
import { registration } from './account/auth/registration.tsx'
import { review } from './account/orders/review.tsx'
import { sessions } from './account/profile/sessions.tsx'

/** Customers: registration, login, logout, and the pages of the account. */
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
  .route('/', downloads)
  .route('/', order)
  .route('/', review)
  .route('/', guestAccount)
  .route('/', sessions)
  .route('/', newsletter)
  .route('/', privacy)
