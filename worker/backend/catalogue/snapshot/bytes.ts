import { z } from '#shared/schemas/zod.ts'
import { COLUMNS, Columns, assembleSnapshot, SnapshotNames, type Snapshot } from './snapshot.ts'

const WORD = Uint32Array.BYTES_PER_ELEMENT

/** Column names. Bytes from another version of the shop are refused, not misread. */
const Head = z.object({ names: SnapshotNames, lengths: z.record(z.enum(COLUMNS), z.int()) })

/** A snapshot as bytes: the length of its head, the head as JSON, then all columns. */
export function serializeSnapshot({ names, columns }: Snapshot): Uint8Array {
  const lengths = Object.fromEntries(COLUMNS.map((name) => [name, columns[name].length]))
  const head = new TextEncoder().encode(JSON.stringify({ names, lengths }))
  const columnsAt = WORD + Math.ceil(head.length / WORD) * WORD
  const words = COLUMNS.reduce((sum, name) => sum + columns[name].length, 0)
  const bytes = new Uint8Array(columnsAt + words * WORD)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, WORD)
  let at = columnsAt
  for (const { buffer, byteOffset, byteLength } of COLUMNS.map((name) => columns[name])) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Parses such bytes without a copy: the columns are views of them. Throws on other bytes. */
export function parseSnapshot(buffer: ArrayBuffer): Snapshot {
  const headLength = new DataView(buffer).getUint32(0, true)
  const text = new TextDecoder().decode(new Uint8Array(buffer, WORD, headLength))
  const { names, lengths } = Head.parse(JSON.parse(text))
  let at = WORD + Math.ceil(headLength / WORD) * WORD
  const views = COLUMNS.map((name) => {
    const view = new Uint32Array(buffer, at, lengths[name])
    at += view.byteLength
    return [name, view] as const
  })
  return assembleSnapshot(names, Columns.parse(Object.fromEntries(views)))
}
