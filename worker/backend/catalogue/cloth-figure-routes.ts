import { Hono } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { clothFigures } from './snapshot/cloth-figures.ts'
import { currentSnapshot } from './snapshot/current.ts'

const MAX_IDS = 50
const Ids = z.array(z.string().refine(isHexId)).min(1).max(MAX_IDS)

/**
 * Weight and hydrostatic head of the cloth in some categories, from the snapshot alone
 * (docs/store-api.md#figures-of-cloth).
 */
export const clothFigureRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/cloth-figures',
  async (c) => {
    const ids = Ids.safeParse(c.var.input.ids)
    if (!ids.success)
      return storeApiError(c, {
        status: 400,
        code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
        detail: 'Parameter "ids" is missing or malformed.',
        parameters: { parameterName: 'ids' },
      })
    const snapshot = await currentSnapshot(c.env)
    const elements = [...new Set(ids.data)].flatMap((categoryId) => {
      const figures = clothFigures(snapshot, categoryId)
      return figures ? [{ categoryId, ...figures, apiAlias: 'ripstop_cloth_figures' }] : []
    })
    return respond(c, { elements, apiAlias: 'ripstop_cloth_figures_list' })
  },
)
