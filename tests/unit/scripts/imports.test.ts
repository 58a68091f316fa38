import { expect, test } from 'vitest'
import { findFileCycles, findUpwardImports } from '#scripts/architecture/figures.ts'
import { importsIn, type Import } from '#scripts/architecture/imports.ts'

test.each([
  ["import { a } from './a.ts'", 'value'],
  ["import { type A, b } from './a.ts'", 'value'],
  ["import './a.ts'", 'value'],
  ["export * from '#worker/edge/a.ts'", 'value'],
  ["import type { A } from './a.ts'", 'type'],
  ["import { type A, type B } from '../edge/a.ts'", 'type'],
  ["export type { A } from './a.ts'", 'type'],
  ["const part = () => import('./a.ts')", 'dynamic'],
])('%s imports by %s', (source, kind) => {
  const from = 'worker/edge/b.ts'
  expect(importsIn(from, source)).toEqual([{ from, to: 'worker/edge/a.ts', kind }])
})

test.each(['value', 'type', 'dynamic'] as const)(
  'a %s import of a higher layer is upward',
  (kind) => {
    const upward = { from: 'worker/runtime/log.ts', to: 'worker/routes/home.tsx', kind }
    const downward = { from: 'worker/routes/home.tsx', to: 'worker/runtime/log.ts', kind }
    expect(findUpwardImports([upward, downward])).toEqual([upward])
  },
)

test('the types of bindings may name the classes of Durable Objects, values may not', () => {
  const by = (kind: Import['kind']) =>
    ({ from: 'worker/runtime/env.ts', to: 'worker/backend/shopper/session.ts', kind }) as const
  expect(findUpwardImports([by('type'), by('value')])).toEqual([by('value')])
})

test('a type import closes a circle of files', () => {
  const there = { from: 'shared/a.ts', to: 'shared/b.ts', kind: 'value' } as const
  const back = { from: 'shared/b.ts', to: 'shared/a.ts', kind: 'type' } as const
  expect(findFileCycles([there])).toEqual([])
  expect(findFileCycles([there, back]).map((circle) => circle.toSorted())).toEqual([
    ['shared/a.ts', 'shared/b.ts'],
  ])
})
