import { Hono } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { addressRoutes } from './address-routes.ts'
import { credentialsRoutes } from './credentials-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { groupRoutes } from './group-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { registrationRoutes } from './registration-routes.ts'

/** Guests and customers: how they come in and go, and what they say about themselves. */
export const accountRoutes = new Hono<BackendEnv>()
  .route('/', registrationRoutes)
  .route('/', loginRoutes)
  .route('/', customerRoutes)
  .route('/', addressRoutes)
  .route('/', profileRoutes)
  .route('/', credentialsRoutes)
  .route('/', recoveryRoutes)
  .route('/', ownDataRoutes)
  .route('/', groupRoutes)
