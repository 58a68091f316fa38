import type { ImportFile } from '#shared/schemas/import/files.ts'
import { stagedRows, type LineRefusal, type StagedRow } from './staged-row.ts'

type StagedLines = Readonly<{ rows: readonly StagedRow[]; refusals: readonly LineRefusal[] }>

/** Checks the lines of a chunk one by one. */
export function stagedLines(
  file: ImportFile,
  firstLine: number,
  lines: readonly string[],
  shiftDays: number,
): StagedLines {
  const rows: StagedRow[] = []
  const refusals: LineRefusal[] = []
  lines.forEach((text, index) => {
    const staged = stagedRows(file, firstLine + index, text, shiftDays)
    if (staged.ok) rows.push(...staged.value)
    else refusals.push(staged.error)
  })
  return { rows, refusals }
}
