import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { E_INVOICES } from '#tests/unit/documents/e-invoices.ts'
import { crossIndustryInvoice } from '#worker/backend/documents/e-invoice/cross-industry-invoice.ts'
import { eInvoiceOf } from '#worker/backend/documents/e-invoice/e-invoice.ts'

/** The schema of Factur-X 1.07.3 (ZUGFeRD 2.3), profile EN 16931, as its publishers distribute it. */
const FOLDER = new URL('factur-x/', import.meta.url)
const MAIN = 'Factur-X_1.07.3_EN16931.xsd'

const files = readdirSync(FOLDER).map((fileName) => ({
  fileName,
  contents: readFileSync(new URL(fileName, FOLDER), 'utf8'),
}))

const SCHEMA = {
  schema: files.filter(({ fileName }) => fileName === MAIN),
  preload: files.filter(({ fileName }) => fileName !== MAIN),
}
const invoices = E_INVOICES.map(([kind, content]) => ({
  fileName: `an invoice ${kind}`,
  contents: crossIndustryInvoice(eInvoiceOf(content)),
}))

test('the data of every kind of invoice match the schema', async () => {
  const { errors } = await validateXML({ xml: invoices, ...SCHEMA })
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([])
})

test('elements in another order do not match the schema', async () => {
  const moved = invoices.map(({ fileName, contents }) => ({
    fileName,
    contents: contents.replace(
      /(<ram:ID>[^<]*<\/ram:ID>)(<ram:TypeCode>38)/,
      '<ram:TypeCode/>$1$2',
    ),
  }))
  const { errors } = await validateXML({ xml: moved, ...SCHEMA })
  const refused = new Set(errors.flatMap(({ loc }) => loc?.fileName ?? []))
  expect([...refused].toSorted()).toEqual(invoices.map(({ fileName }) => fileName).toSorted())
})
