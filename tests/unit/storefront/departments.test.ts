import { expect, test } from 'vitest'
import { departmentOf, PARTS } from '#worker/pages/home/parts.ts'

const departments = (...paths: string[]) => paths.map((path) => ({ path }))
const foundIn = (all: readonly { readonly path: string }[]) =>
  PARTS.flatMap((part) => departmentOf(part, 'de', all)?.path ?? [])

test('departments with longer names keep their positions', () => {
  const found = foundIn(
    departments(
      'stoffe',
      'stoffe/netze',
      'gurtbaender-und-baender',
      'schnallen-und-beschlaege',
      'schnallen-und-beschlaege/steckschnallen',
      'schnuere-und-kordelstopper',
    ),
  )
  expect(found).toEqual([
    'stoffe',
    'schnallen-und-beschlaege/steckschnallen',
    'gurtbaender-und-baender',
    'schnuere-und-kordelstopper',
    'stoffe/netze',
  ])
})

test('an exact path precedes one that only starts with it', () => {
  expect(foundIn(departments('schnuere-reste', 'schnuere'))).toEqual(['schnuere'])
})

test('a longer word with the same beginning is another department', () => {
  expect(foundIn(departments('stoffeimer', 'stoffe/netzesel', 'naehgarnrollen'))).toEqual([])
})

test('pattern sheets are found by their common name too', () => {
  expect(foundIn(departments('plattenware-und-schaum'))).toEqual(['plattenware-und-schaum'])
  expect(foundIn(departments('plattenware', 'platenware'))).toEqual(['platenware'])
})
