import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10
/** Fields of `/proc/{pid}/stat` after the name: parent, user time, kernel time. */
const FIELDS = { parent: 1, user: 11, kernel: 12 }

/**
 * Processor time of this process's workerd in ms; null outside Linux. It hardly depends on other
 * load.
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
    // The process has ended in the meantime.
    return []
  }
}
