import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A text by which each of the developer tools is found: the mailbox, the test gateway, its cards.
 */
export const DEVELOPER_TOOLS = [
  '/_dev/mail',
  '/_gateway/pay/',
  '/_gateway/fields',
  'test_gateway_payment',
  '4242 4242',
] as const

/** The developer tools in a built worker. Only a local build may have any. */
export function developerToolsIn(folder: string): readonly string[] {
  const code = globSync(join(folder, '**/*.js')).map((path) => readFileSync(path, 'utf8'))
  return DEVELOPER_TOOLS.filter((words) => code.some((text) => text.includes(words)))
}
