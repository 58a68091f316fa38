import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockStorage } from '#scripts/server/lock.ts'

const URL_OF_SHOP = 'http://127.0.0.1:8787'
let storage: string

beforeEach(() => {
  storage = mkdtempSync(join(tmpdir(), 'ripstop-lock-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(storage, { recursive: true })
  rmSync(`${storage}.lock`, { force: true })
})

const writeLock = (holder: object) =>
  writeFileSync(`${storage}.lock`, JSON.stringify({ url: URL_OF_SHOP, ...holder }))

/** Locks without waiting for the runtime of a killed process. */
async function lock() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const locked = lockStorage(storage, URL_OF_SHOP)
  await vi.runAllTimersAsync()
  return locked
}

test('a second process on a storage is refused with a reference to the first one', async () => {
  expect(await lock()).toBeNull()
  expect(await lock()).toBe(
    `This shop already runs as process ${process.pid} at ${URL_OF_SHOP}. Stop it first: kill ${process.pid}`,
  )
})

test('a storage is unlocked after its process was killed', async () => {
  const { pid } = spawnSync('true')
  writeLock({ pid, startedAt: null })
  expect(await lock()).toBeNull()
  expect(readFileSync(`${storage}.lock`, 'utf8')).toContain(`"pid":${process.pid},`)
})

test('a storage is unlocked if another program now has the process id', async () => {
  writeLock({ pid: process.ppid, startedAt: 'an earlier boot 1' })
  expect(await lock()).toBeNull()
})

test('an unreadable lock is replaced', async () => {
  writeFileSync(`${storage}.lock`, '')
  expect(await lock()).toBeNull()
})

test('a folder without write access is reported by name', async () => {
  const file = join(storage, 'file')
  writeFileSync(file, '')
  expect(await lockStorage(join(file, 'v3'), URL_OF_SHOP)).toMatch(/file\/v3 cannot be written: /)
})
