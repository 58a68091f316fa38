import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GROWTH, GROWTH_WITHOUT_CALL } from '#tests/worker/abuse/growth-by-call.ts'

/** Names in the first column of the table, as `inquiry`. */
function documented(): ReadonlySet<string> {
  const text = readFileSync('docs/threats.md', 'utf8')
  const [, after = ''] = text.split('## Storage that visitors can grow')
  const [section = ''] = after.split('\n## ')
  const columns = [...section.matchAll(/^\|[^|]*\|([^|]*)\|/gm)].map(([, where = '']) => where)
  return new Set(
    columns.flatMap((where) => [...where.matchAll(/`(\w+)`/g)].map(([, one = '']) => one)),
  )
}

test('the threats list all storage that visitors can grow, with its limit', () => {
  const declared = new Set([...Object.values(GROWTH).flat(), ...GROWTH_WITHOUT_CALL])
  expect([...documented()].toSorted()).toEqual([...declared].toSorted())
})
