import { expect, test } from 'vitest'
import { source } from './demo.ts'

test('sewable cloth lists thread first, then matching needles', async () => {
  const { families: parents } = await source()
  const byKey = new Map(parents.map((parent) => [parent.key, parent]))
  const sewn = parents.filter(
    ({ properties, crossSelling: [first = ''] }) =>
      properties['roll_width'] &&
      properties['needle_size'] &&
      byKey.get(first)?.properties['thread_size'],
  )
  expect(sewn.length).toBeGreaterThan(50)
  for (const { key, properties, crossSelling } of sewn) {
    const needles = byKey.get(crossSelling[1] ?? '')
    expect(needles?.properties, key).toHaveProperty('needle_point')
    // Elastic cloth needs stretch needles, which have their own sizes.
    if (needles?.properties['needle_point'] === 'stretch') continue
    const sizes = [needles, ...(needles?.articles ?? [])].map(
      (one) => one?.properties['needle_size'] ?? [],
    )
    const fitting = [properties['needle_size'] ?? []]
      .flat()
      .filter((size) => sizes.flat().includes(size))
    expect(fitting, key).not.toEqual([])
  }
})
