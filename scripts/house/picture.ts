import { ROOMS } from './rooms.ts'

const BEGIN = '<!-- rooms: made by `npm run house -- --picture` -->'
const END = '<!-- /rooms -->'

/** A page of the docs with the rooms drawn between its two marks, the top floor first. */
export function withPicture(
  page: string,
  files: readonly string[],
  roomOf: (file: string) => number,
): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The page lacks ${BEGIN} or ${END}`)
  return `${before}${BEGIN}\n${picture(files, roomOf)}\n${END}${after}`
}

function picture(files: readonly string[], roomOf: (file: string) => number): string {
  const counts = ROOMS.map((_, room) => files.filter((file) => roomOf(file) === room).length)
  const width = Math.max(...ROOMS.map(({ folder }) => folder.length))
  const lines = ROOMS.map(
    ({ folder, holds }, room) =>
      `${folder.padEnd(width)}  ${String(counts[room]).padStart(3)}  ${holds}`,
  )
  return ['```text', ...lines.toReversed(), '```'].join('\n')
}
