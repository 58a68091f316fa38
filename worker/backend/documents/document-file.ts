import { readCountries, selectCountries } from '#worker/backend/channel/places.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { paperNumber } from '#worker/backend/order/order-documents.ts'
import type { StoredOrder, StoredPaper } from '#worker/backend/order/stored-order.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { paperContent } from './content/document-content.ts'

export const PDF = 'application/pdf'

/** The file name of a paper. */
export function paperFileName(paper: StoredPaper): string {
  return `${paperNumber(paper)}.pdf`
}

/** A paper of an order. */
export type OrderPaper = Readonly<{ order: StoredOrder; paper: StoredPaper }>

/**
 * Several papers in one PDF file, for operators to print. It is not stored: each time it is printed
 * with the shop's current address.
 */
export async function papersFile(
  env: Bindings,
  papers: readonly [OrderPaper, ...OrderPaper[]],
  title: string,
): Promise<Uint8Array> {
  const { results } = await selectCountries(env.DB).all()
  const vars = varsOf(env)
  const contentOf = ({ order, paper }: OrderPaper) =>
    paperContent(order, paper, { vars, countries: readCountries(results, order.locale) })
  const [first, ...rest] = papers
  const { printPapers } = await import('./print-document.ts')
  return printPapers([contentOf(first), ...rest.map(contentOf)], title, builtFiles(env))
}

/**
 * A paper as a PDF file. The first call prints and stores it; later calls return the stored file,
 * even if the shop's address has changed since.
 */
export async function paperFile(
  env: Bindings,
  order: StoredOrder,
  paper: StoredPaper,
): Promise<Uint8Array> {
  const files = r2FileStore(env.FILES)
  const name = `papers/${paper.id}.pdf`
  const kept = await files.read(name)
  if (kept) return new Uint8Array(await new Response(kept.body).arrayBuffer())
  const { results } = await selectCountries(env.DB).all()
  const countries = readCountries(results, order.locale)
  // Loaded on demand: the PDF libraries are large and rarely needed.
  const { printPaper } = await import('./print-document.ts')
  const content = paperContent(order, paper, { vars: varsOf(env), countries })
  const bytes = await printPaper(content, builtFiles(env))
  await files.write(name, bytes, PDF)
  return bytes
}

/** Reads files of the build: fonts with rare characters. */
const builtFiles =
  ({ ASSETS }: Bindings) =>
  async (path: string): Promise<Uint8Array> => {
    const answer = await ASSETS.fetch(new URL(path, 'https://assets.local'))
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
