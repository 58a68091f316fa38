import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
const PREFIX = 'ripstop-tests-'
/** Several times the space that the suites need. */
const ROOM_BYTES = 3 * 2 ** 30
const ONE_HOUR_MS = 60 * 60 * 1000

/**
 * Moves temporary files of this process and its children into memory if there is room and `TMPDIR`
 * is unset. Tests of orders otherwise wait for the disk with each write.
 */
export function keepStorageInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  removeLeftBehind()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES
  } catch {
    return false
  }
}

/** Removes leftovers of killed runs; processes of other containers cannot be seen. */
function removeLeftBehind(): void {
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(MEMORY, name)
    const isOld = statSync(folder).mtimeMs < Date.now() - ONE_HOUR_MS
    if (isOld && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
