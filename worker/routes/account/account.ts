import { factory } from '#worker/context.ts'
import { confirmation } from './confirmation.tsx'
import { login } from './login.tsx'
import { logout } from './logout.ts'
import { newPassword } from './new-password.tsx'
import { recovery } from './recovery.tsx'
import { registration } from './registration.tsx'

/** Customers: how they come in and go, and their own pages. */
export const account = factory
  .createApp()
  .route('/', login)
  .route('/', logout)
  .route('/', registration)
  .route('/', confirmation)
  .route('/', recovery)
  .route('/', newPassword)
