import { LAYERS } from './layers.ts'

const BEGIN = '<!-- layers: made by `npm run architecture -- --diagram` -->'
const END = '<!-- /layers -->'

/**
 * The page with the list of layers between its two marks, the top layer first. Throws an `Error` if
 * a mark is missing.
 */
export function withDiagram(page: string): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The page lacks ${BEGIN} or ${END}`)
  return `${before}${BEGIN}\n${diagram()}\n${END}${after}`
}

function diagram(): string {
  const width = Math.max(...LAYERS.map(({ folder }) => folder.length))
  const lines = LAYERS.map(({ folder, holds }) => `${folder.padEnd(width)}  ${holds}`)
  return ['```text', ...lines.toReversed(), '```'].join('\n')
}
