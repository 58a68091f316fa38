import { backendFactory } from '#worker/backend/http/env.ts'
import { plannerFigures } from '#worker/backend/planner/planner-figures.ts'

/** How much is planned, and which articles most. */
export const plannerOps = backendFactory
  .createApp()
  .get('/_ops/planner', async (c) => c.json(await plannerFigures(c.env.DB, new Date())))
