import { beforeAll, expect, test } from 'vitest'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import type { Client } from '#tests/worker/backend/sales/client.ts'
import { aBrowser, fieldsIn } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const CLOTH = idOf('product', '70000')

beforeAll(async () => {
  const byMetre = {
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    stock: 500,
  } as const
  const buckle = (number: string, shade: string, changes: object = {}) =>
    aProductRecord(number, { family: 'buckle', options: { shade }, ...changes })
  const cloth = (number: string, parent: string, grammage: string, changes: object = {}) =>
    aProductRecord(number, {
      ...byMetre,
      family: parent,
      properties: { shade: ['black'], grammage: [grammage] },
      ...changes,
    })
  await importCatalogue(
    aCatalogue({
      properties: [aGroup(), aMeasure('grammage', 'g', [36, 90])],
      families: [
        aParentRecord(),
        aParentRecord('buckle', { axes: ['shade'] }),
        ...['gone', 'alike', 'heavy', 'empty'].map((key) => aParentRecord(key)),
      ],
      articles: [
        aProductRecord('70000', byMetre),
        buckle('70001', 'black', { stock: 0, flags: ['closeout'] }),
        buckle('70002', 'olive', { position: 1 }),
        cloth('70010', 'gone', '36', { stock: 0, flags: ['closeout'] }),
        cloth('70011', 'alike', '36'),
        cloth('70012', 'heavy', '90'),
        cloth('70013', 'empty', '36', { stock: 0, flags: ['closeout'] }),
      ],
    }),
  )
})

const asCustomer = (client: Client) =>
  aBrowser(new Map([['__Host-sw-context-token', client.token]]))

test('a sold-out product offers its other colours, and one click replaces it', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const [gone, other] = [idOf('product', '70001'), idOf('product', '70002')]
  const added = await browser.post('/project/add?article=70001', { project: '', name: 'Gurt' })
  const path = added.location ?? ''
  const page = await browser.get(path)
  expect(page.text).toContain('Zurzeit nicht lieferbar')
  expect(page.text).toContain(`value="swap:${gone}:${other}"`)
  await browser.post(path, { ...fieldsIn(page), do: `swap:${gone}:${other}` })
  const swapped = await browser.get(path)
  expect(swapped.text).toContain('Art.-Nr. 70002')
  expect(swapped.text).not.toContain('Zurzeit nicht lieferbar')
  const strange = { version: '2', do: `swap:${other}:${CLOTH}` }
  await browser.post(path, strange)
  expect((await browser.get(path)).text).toContain('Art.-Nr. 70002')
})

test('a sold-out product offers products of other parents with the same properties', async () => {
  const browser = asCustomer((await aCustomer()).client)
  const [gone, like] = [idOf('product', '70010'), idOf('product', '70011')]
  const added = await browser.post('/project/add?article=70010', { project: '', name: 'Dach' })
  const path = added.location ?? ''
  const page = await browser.get(path)
  expect(page.text).toContain('Ähnlich und lieferbar')
  expect(page.text).toContain(`value="swap:${gone}:${like}"`)
  expect(page.text).not.toContain(`swap:${gone}:${idOf('product', '70012')}`)
  expect(page.text).not.toContain(`swap:${gone}:${idOf('product', '70013')}`)
  await browser.post(path, { ...fieldsIn(page), do: `swap:${gone}:${like}` })
  expect((await browser.get(path)).text).toContain('Art.-Nr. 70011')
})
