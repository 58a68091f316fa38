import type { Violation } from '#worker/backend/http/store-api-error.ts'

/**
 * What Shopware finds only when it writes a row: it is reported under the row's place among those that
 * are written (`/0/addresses/0/city`), and only if nothing else is wrong.
 */
export type RowFaults = Readonly<{ pointer: string; violations: Violation[] }>

// Ids of Symfony's rules, which stand there without a name.
const NOT_BLANK = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
const LENGTH = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9'
const TOO_LONG = 'This value is too long. It should have {{ limit }} character or less.'

export function blankInRow({ pointer, violations }: RowFaults, name: string): void {
  const detail = 'This value should not be blank.'
  const parameters = { '{{ value }}': 'null' }
  const template = detail
  violations.push({ pointer: `${pointer}/${name}`, name: NOT_BLANK, detail, template, parameters })
}

export function tooLongForRow(
  { pointer, violations }: RowFaults,
  name: string,
  value: string,
  limit: number,
): void {
  violations.push({
    pointer: `${pointer}/${name}`,
    name: LENGTH,
    detail: TOO_LONG.replace('{{ limit }}', String(limit)),
    template: TOO_LONG,
    parameters: { '{{ limit }}': String(limit), '{{ value_length }}': String(value.length) },
  })
}
