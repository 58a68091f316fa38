import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts that identify the developer tools in a build: mailbox, test gateway, test cards. */
export const DEVELOPER_TOOLS = [
  '/_dev/mail',
  '/_gateway/pay/',
  '/_gateway/fields',
  'test_gateway_payment',
  '4242 4242',
] as const

/** Developer tools in a built worker. Only a local build may contain any. */
export function developerToolsIn(folder: string): readonly string[] {
  const code = globSync(join(folder, '**/*.js')).map((path) => readFileSync(path, 'utf8'))
  return DEVELOPER_TOOLS.filter((words) => code.some((text) => text.includes(words)))
}
