import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIL_RULES, type MailRule } from '#worker/backend/mail/mail-rules.ts'

function rowOf([kind, { cause, to, hold, perHour }]: [string, MailRule]): string {
  const limit = hold ? `${hold.group}: ${hold.beyond}` : perHour ? `${perHour} an hour` : '–'
  return `| \`${kind}\` | ${cause} | ${to} | ${limit} |`
}

test('the documentation lists each mail with its rule', () => {
  const page = readFileSync('docs/threats.md', 'utf8')
  const rows = Object.entries<MailRule>(MAIL_RULES).map(rowOf)
  expect(page).toContain(rows.join('\n'))
})
