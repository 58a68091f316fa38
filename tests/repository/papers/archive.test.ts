import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { crossIndustryInvoice } from '#worker/backend/documents/e-invoice/cross-industry-invoice.ts'
import { eInvoiceOf } from '#worker/backend/documents/e-invoice/e-invoice.ts'
import { printDocument } from '#worker/backend/documents/print-document.ts'
import { aBusiness, contentOf } from '#tests/unit/documents/business-orders.ts'
import { objectsOf } from '#tests/unit/documents/read-pdf.ts'
import { sourceFile } from './source-file.ts'

/** Properties that an archive (PDF/A-3b) and invoice software (Factur-X) check. */
async function aBusinessInvoice() {
  const content = contentOf(aBusiness())
  const file = Buffer.from(await printDocument(content, sourceFile)).toString('latin1')
  const objects = [...objectsOf(file).values()]
  const one = (type: string) => objects.find(({ head }) => head.includes(type)) ?? NOTHING
  return { content, file, objects, one }
}

const NOTHING = { head: '', stream: '' }

test('the file declares PDF/A-3b and its invoice', async () => {
  const { one } = await aBusinessInvoice()
  const { stream } = one('/Type /Metadata')
  for (const said of [
    '<pdfaid:part>3</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  ])
    expect(stream).toContain(said)
})

test('the invoice data are an alternative of the page, listed in the catalogue', async () => {
  const { content, one } = await aBusinessInvoice()
  expect(one('/Type /Catalog').head).toMatch(/\/AF \[/)
  expect(one('/Type /Catalog').head).toMatch(/\/Names /)
  const { head } = one('/Type /Filespec')
  expect(head).toContain('/AFRelationship /Alternative')
  expect(head).toContain('(factur-x.xml)')
  const data = Buffer.from(one('/Type /EmbeddedFile').stream, 'latin1').toString('utf8')
  expect(data).toBe(crossIndustryInvoice(eInvoiceOf(content)))
})

test('colours have a profile, fonts are embedded, and nothing is encrypted or executable', async () => {
  const { file, objects, one } = await aBusinessInvoice()
  expect(one('/S /GTS_PDFA1').head).toMatch(/\/DestOutputProfile \d+ 0 R/)
  const fonts = objects.filter(({ head }) => head.includes('/Type /FontDescriptor'))
  expect(fonts.length).toBeGreaterThan(1)
  for (const { head } of fonts) expect(head).toMatch(/\/FontFile[23]? \d+ 0 R/)
  expect(file).not.toMatch(/\/Encrypt |\/JavaScript|\/Launch/)
  expect(file).toMatch(/\/ID \[/)
})
