import { Hono } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { customerRoutes } from './customer-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { registrationRoutes } from './registration-routes.ts'

/** Guests and customers: who they are and how they come in and go. */
export const accountRoutes = new Hono<BackendEnv>()
  .route('/', registrationRoutes)
  .route('/', loginRoutes)
  .route('/', customerRoutes)
