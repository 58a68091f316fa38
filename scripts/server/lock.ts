import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { z } from '#shared/schemas/zod.ts'

/** The time in which the runtime of a killed process ends (`workerd.sh`). */
const RUNTIME_ENDS_MS = 2_000

const Holder = z.object({ pid: z.int(), startedAt: z.string().nullable(), url: z.string() })
type Holder = z.infer<typeof Holder>

/** The storage of this folder's shop. */
export const STORAGE = '.wrangler/state/v3'

// Next to the storage, because the storage may be moved.
const lockOf = (storage: string) => `${storage}.lock`

/**
 * Reserves a storage for this process until it ends. Two shops on one storage would lose orders.
 * Returns the reason if another process holds it, or if the folder is not writable.
 */
export async function lockStorage(storage: string, url: string): Promise<string | null> {
  const path = lockOf(storage)
  const own = { pid: process.pid, startedAt: startOf(process.pid), url }
  try {
    mkdirSync(storage, { recursive: true })
    const isFree = create(path, own)
    if (!isFree) {
      const holder = holderOf(path)
      if (holder && isRunning(holder)) return alreadyRuns(holder)
      await takeOver(path, own)
      const winner = holderOf(path)
      if (winner?.pid !== own.pid) return winner ? alreadyRuns(winner) : `${path} cannot be read.`
    }
  } catch (error) {
    return `${storage} cannot be written: ${error instanceof Error ? error.message : String(error)}`
  }
  process.once('exit', () => {
    if (holderOf(path)?.pid === own.pid) rmSync(path, { force: true })
  })
  return null
}

/** The address of the shop that uses a storage; null if none runs. */
export function runningShop(storage: string): string | null {
  const holder = holderOf(lockOf(storage))
  return holder && isRunning(holder) ? holder.url : null
}

/** Ends the process with the reason if another one holds the storage. */
export async function requireLock(storage: string, url: string): Promise<void> {
  const reason = await lockStorage(storage, url)
  if (reason === null) return
  console.error(reason)
  process.exit(1)
}

const alreadyRuns = ({ pid, url }: Holder) =>
  `This shop already runs as process ${pid} at ${url}. Stop it first: kill ${pid}`

function create(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Replaces the lock of an ended process, after its runtime has ended. */
async function takeOver(path: string, own: Holder): Promise<void> {
  const written = `${path}.${own.pid}`
  writeFileSync(written, JSON.stringify(own))
  renameSync(written, path)
  await new Promise((resolve) => setTimeout(resolve, RUNTIME_ENDS_MS))
}

function holderOf(path: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** Process ids are reused after a restart of the machine, so the start time must match too. */
function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  return startedAt === null || startedAt === startOf(pid)
}

/** The start time of a process in this boot of the machine; null if unknown. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program is in brackets and may contain spaces; the start is the 22nd field.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot} ${started}`
  } catch {
    return null
  }
}
