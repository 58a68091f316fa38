import { readCountries, selectCountries } from '#worker/backend/channel/places.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { formatDocumentNumber } from '#worker/backend/order/order-documents.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { toDocumentContent } from './content/document-content.ts'

export const PDF = 'application/pdf'

export function documentFileName(document: StoredDocument): string {
  return `${formatDocumentNumber(document)}.pdf`
}

export type OrderWithDocument = Readonly<{ order: StoredOrder; document: StoredDocument }>

/**
 * Several documents in one PDF file, for operators to print. It is not stored: each time it is printed
 * with the shop's current address.
 */
export async function mergeDocumentFiles(
  env: Bindings,
  documents: readonly [OrderWithDocument, ...OrderWithDocument[]],
  title: string,
): Promise<Uint8Array> {
  const { results } = await selectCountries(env.DB).all()
  const vars = varsOf(env)
  const contentOf = ({ order, document }: OrderWithDocument) =>
    toDocumentContent(order, document, { vars, countries: readCountries(results, order.locale) })
  const [first, ...rest] = documents
  const { printDocuments } = await import('./print-document.ts')
  return printDocuments([contentOf(first), ...rest.map(contentOf)], title, builtFiles(env))
}

/**
 * A document as a PDF file. The first call prints and stores it; later calls return the stored file,
 * even if the shop's address has changed since.
 */
export async function loadDocumentFile(
  env: Bindings,
  order: StoredOrder,
  document: StoredDocument,
): Promise<Uint8Array> {
  const files = r2FileStore(env.FILES)
  const name = `papers/${document.id}.pdf`
  const stored = await files.read(name)
  if (stored) return new Uint8Array(await new Response(stored.body).arrayBuffer())
  const { results } = await selectCountries(env.DB).all()
  const countries = readCountries(results, order.locale)
  // Loaded on demand: the PDF libraries are large and rarely needed.
  const { printDocument } = await import('./print-document.ts')
  const content = toDocumentContent(order, document, { vars: varsOf(env), countries })
  const bytes = await printDocument(content, builtFiles(env))
  await files.write(name, bytes, PDF)
  return bytes
}

/** Reads built files: fonts with rare characters. */
const builtFiles =
  ({ ASSETS }: Bindings) =>
  async (path: string): Promise<Uint8Array> => {
    const response = await ASSETS.fetch(new URL(path, 'https://assets.local'))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
