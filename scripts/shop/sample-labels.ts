import { renderSVG } from 'uqr'
import { printable } from './printable.ts'

export type SampleLabel = {
  readonly articleNumber: string
  readonly description: string
  readonly color: string | null
  /** The complete URL of the fabric. */
  readonly address: string
  readonly order: string
}

const STYLE = `@page{margin:8mm}
body{display:grid;grid-template-columns:repeat(2,90mm);gap:2mm;margin:0;font:9pt/1.3 sans-serif}
article{display:grid;grid-template-columns:26mm 1fr;gap:2mm;align-items:center;height:30mm;border:.2mm dashed #999;break-inside:avoid}
svg{width:26mm;height:26mm}
p{margin:0;overflow-wrap:anywhere}`

/** Labels to print on A4. The QR code of each opens the page of its fabric. */
export function labelsHtml(labels: readonly SampleLabel[]): string {
  const products = labels.map(
    ({ articleNumber, description, color, address, order }) =>
      `<article>${renderSVG(address, { ecc: 'M', border: 4 })}<p><b>${escaped(articleNumber)}</b><br>${escaped(
        [description, color].filter(Boolean).join(', '),
      )}<br><small>${escaped(order)}</small></p></article>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Labels</title><style>${STYLE}</style>${products.join('')}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return printable(text).replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')
}
