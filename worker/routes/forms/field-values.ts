import type { Fields } from '#shared/schemas/forms/fields.ts'

/** Fields that a response never repeats. */
const SECRETS: readonly string[] = [
  'password',
  'currentPassword',
  'newPassword',
  'newPasswordConfirm',
  'formToken',
]

/** The entered values by input name, without secrets. */
export function readFieldValues(fields: Fields): Readonly<Record<string, string>> {
  const input: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') input[name] = value
    else Object.assign(input, flatGroup(name, value))
  }
  return Object.fromEntries(Object.entries(input).filter(([name]) => !SECRETS.includes(name)))
}

function flatGroup(group: string, values: Fields | undefined): Record<string, string> {
  const entries = Object.entries(values ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${group}.${name}`, value] as const] : [],
  )
  return Object.fromEntries(entries)
}
