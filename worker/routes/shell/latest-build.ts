import assets from 'virtual:client-assets'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { factory } from '#worker/runtime/context.ts'

/** The build that is deployed, for pages that lie open since an older one. */
export const latestBuild = factory.createApp().get(SHELL_PATHS.latestBuild, (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json(assets.buildId)
})
