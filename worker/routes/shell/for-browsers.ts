import { speculationRules as rules } from '#shared/prefetch.ts'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { factory } from '#worker/runtime/context.ts'
import assets from 'virtual:client-assets'

/** The deployed build, for pages that were opened before it. */
export const latestBuild = factory.createApp().get(SHELL_PATHS.latestBuild, (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json(assets.buildId)
})

const AN_HOUR = 'public, max-age=3600'
const TEXT = JSON.stringify(rules())

/** The links that a browser may prefetch. Public pages name this file in a header. */
export const speculationRules = factory.createApp().get(SHELL_PATHS.speculationRules, (c) =>
  c.body(TEXT, 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': AN_HOUR,
  }),
)
