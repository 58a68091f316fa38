import { parseArgs } from 'node:util'
import { allowedIn, AREAS, verdicts, writeAllowed } from '#tests/shapes/allowed.ts'
import { differences } from '#tests/shapes/compare.ts'
import { askEmbedded } from '#tests/shapes/embedded-responses.ts'
import { recordedResponses } from '#tests/shapes/recording.ts'
import { report } from '#tests/shapes/report.ts'
import { prepareSeededStorage } from './test/seeded-shop.ts'

/**
 * Prints differences in shape between our responses and a Shopware's. `--prune` removes obsolete
 * entries from the allowed differences; `--allow "<reason>"` adds new ones under that reason.
 */
const { values } = parseArgs({
  options: { prune: { type: 'boolean', default: false }, allow: { type: 'string' } },
})
await prepareSeededStorage()
const { answers: responses, left } = await askEmbedded()
const found = differences(recordedResponses(), responses)
for (const [area, { notAllowed, unneeded }] of verdicts(found)) {
  const gone = new Set(values.prune ? unneeded : [])
  const lists = Object.entries(allowedIn(area)).map(([reason, names]): [string, string[]] => [
    reason,
    names.filter((name) => !gone.has(name)),
  ])
  const allowed = Object.fromEntries(lists)
  const { allow: reason } = values
  if (reason) allowed[reason] = [...(allowed[reason] ?? []), ...notAllowed]
  writeAllowed(area, allowed)
}
console.log(report(found, left, new Map(AREAS.map((area) => [area, allowedIn(area)]))))
