import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

/** Starts a long-running program with the script that starts workerd, and writes its process id. */
const PARENT = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.argv[1], ['1000'], { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] })
  console.log(child.pid)
  setInterval(() => {}, 1000)`

function isRunning(pid: string) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

test('workerd ends when the process that started it is killed', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT, resolve('scripts/server/workerd.sh')], {
    env: { ...process.env, RIPSTOP_WORKERD: 'sleep' },
  })
  const [output] = await once(parent.stdout, 'data')
  const workerd = String(output).trim()
  expect(isRunning(workerd)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(workerd)).toBe(false), { timeout: 20_000, interval: 200 })
}, 30_000)
