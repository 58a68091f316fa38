import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10
/** Of `/proc/{pid}/stat`, behind the name: parent, time in user and in kernel mode. */
const FIELDS = { parent: 1, user: 11, kernel: 12 }

/**
 * The processor time of the workerd that this process runs, in ms; null off Linux. Unlike requests
 * a second it hardly depends on what else the machine does.
 */
export function serverCpuMs(): number | null {
  if (process.platform !== 'linux') return null
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf)
  const own = stats.filter(
    ({ name, fields }) => name === 'workerd' && fields[FIELDS.parent] === process.pid,
  )
  const ticks = own.map(({ fields }) => (fields[FIELDS.user] ?? 0) + (fields[FIELDS.kernel] ?? 0))
  return ticks.reduce((sum, some) => sum + some, 0) * TICK_MS
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(text) ?? []
    return [{ name, fields: rest.split(' ').map(Number) }]
  } catch {
    // It ended while the list was read.
    return []
  }
}
