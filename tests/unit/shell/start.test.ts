import { expect, test, vi } from 'vitest'
import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { seed } from '#scripts/server/seed.ts'
import { fill, type beginPlates } from '#scripts/server/fill.ts'

const SHOP = {
  url: new URL('http://127.0.0.1:8787'),
  secret: 'secret',
  storage: '.wrangler/state/v3',
}

function fillers() {
  const painting = new EventEmitter() as ChildProcess
  return {
    seed: vi.fn<typeof seed>(async () => 'seeded'),
    beginPlates: vi.fn<typeof beginPlates>(() => painting),
  }
}

test('our own shop starts with the demo catalogue and draws its thumbnails', async () => {
  const by = fillers()
  expect((await fill(SHOP, {}, by)).catalogue).toBe('seeded')
  expect([by.seed.mock.calls, by.beginPlates.mock.calls]).toEqual([[[SHOP]], [[SHOP]]])
})

test('with a remote shop nothing is seeded or drawn', async () => {
  const by = fillers()
  const vars = { STORE_API_URL: 'https://shopware.test/store-api' }
  expect(await fill(SHOP, vars, by)).toEqual({ catalogue: vars.STORE_API_URL, painting: null })
  expect([by.seed.mock.calls, by.beginPlates.mock.calls]).toEqual([[], []])
})
