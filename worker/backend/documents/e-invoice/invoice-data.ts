import { Buffer } from 'node:buffer'
import type { DocumentContent } from '../content/document-content.ts'
import type { Attached } from '../print/sheet.ts'
import { crossIndustryInvoice } from './cross-industry-invoice.ts'
import { eInvoiceOf } from './e-invoice.ts'

/** The file name by which programs find the data in a PDF (Factur-X 1.0, ZUGFeRD 2). */
const NAME = 'factur-x.xml'

/** The e-invoice to attach (EN 16931); null unless it is a business's invoice or credit note. */
export function dataOf(content: DocumentContent): Attached | null {
  const { order, document } = content
  if (document.kind === 'delivery_note' || order.customer.accountType !== 'business') return null
  const xml = crossIndustryInvoice(eInvoiceOf(content))
  return { name: NAME, type: 'text/xml', bytes: Buffer.from(xml, 'utf8'), metadata: METADATA }
}

/** The XMP that Factur-X requires, with the extension schema that PDF/A requires for it. */
const METADATA = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${NAME}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ['DocumentFileName', 'name of the embedded XML invoice file'],
      ['DocumentType', 'INVOICE'],
      ['Version', 'The actual version of the Factur-X XML schema'],
      ['ConformanceLevel', 'The conformance level of the embedded Factur-X data'],
    ]
      .map(
        ([name, description]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${description}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
