import { Hono } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { addressRoutes } from './profile/address-routes.ts'
import { credentialsRoutes } from './login/credentials-routes.ts'
import { groupRoutes, registrationRoutes } from './registration/registration-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { customerRoutes, profileRoutes } from './profile/profile-routes.ts'
import { recoveryRoutes } from './login/recovery-routes.ts'

/** Registration, login, profile, addresses and credentials of guests and customers. */
export const accountRoutes = new Hono<BackendEnv>()
  .route('/', registrationRoutes)
  .route('/', loginRoutes)
  .route('/', customerRoutes)
  .route('/', addressRoutes)
  .route('/', profileRoutes)
  .route('/', credentialsRoutes)
  .route('/', recoveryRoutes)
  .route('/', groupRoutes)
