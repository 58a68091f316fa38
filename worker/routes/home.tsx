import { factory } from '../context.ts'
import { renderPage } from '../render.tsx'

export const home = factory
  .createApp()
  .get('/', (c) => renderPage(c, <h1>{c.var.vars.SHOP_NAME}</h1>, { title: c.var.vars.SHOP_NAME }))
