import { createInterface } from 'node:readline/promises'
import { OpsError } from './shop.ts'

/**
 * Asks a person at the terminal whether a consequence is intended. Without a terminal it throws an
 * `OpsError` that names `--force`.
 */
export async function confirmed(consequence: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new OpsError(`${consequence} Add --force if that is intended.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const response = await terminal.question(`${consequence} Continue? Type "yes": `)
  terminal.close()
  return response.trim().toLowerCase() === 'yes'
}
