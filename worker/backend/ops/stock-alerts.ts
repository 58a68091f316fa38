import { backendFactory } from '#worker/backend/http/env.ts'
import { awaitedArticles } from '#worker/backend/stock-alert/awaited-articles.ts'

const LISTED = 200

/** Which articles people wait for: what is worth ordering again. */
export const stockAlertOps = backendFactory
  .createApp()
  .get('/_ops/stock-alerts', async (c) =>
    c.json({ articles: await awaitedArticles(c.env.DB, LISTED) }),
  )
