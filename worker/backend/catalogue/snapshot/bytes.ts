import { z } from '#shared/schemas/zod.ts'
import { COLUMNS, assembled, SnapshotNames, type Snapshot } from './snapshot.ts'

const WORD = Uint32Array.BYTES_PER_ELEMENT

const Head = z.object({ names: SnapshotNames, lengths: z.array(z.int()) })

/** A snapshot as bytes: the length of its head, the head as JSON, then all columns. */
export function bytesOf({ names, columns, measures }: Snapshot): Uint8Array {
  const parts = [
    ...COLUMNS.map((name) => columns[name]),
    ...names.measures.map((name) => measures.get(name) ?? new Uint32Array()),
  ]
  const lengths = parts.map(({ length }) => length)
  const head = new TextEncoder().encode(JSON.stringify({ names, lengths }))
  const columnsAt = WORD + Math.ceil(head.length / WORD) * WORD
  const bytes = new Uint8Array(columnsAt + sumOf(lengths) * WORD)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, WORD)
  let at = columnsAt
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** The snapshot of such bytes: views upon them, no copy. Throws on anything else. */
export function snapshotOf(buffer: ArrayBuffer): Snapshot {
  const headLength = new DataView(buffer).getUint32(0, true)
  const text = new TextDecoder().decode(new Uint8Array(buffer, WORD, headLength))
  const { names, lengths } = Head.parse(JSON.parse(text))
  let at = WORD + Math.ceil(headLength / WORD) * WORD
  const parts = lengths.map((length) => {
    const part = new Uint32Array(buffer, at, length)
    at += length * WORD
    return part
  })
  const part = (index: number) => parts[index] ?? new Uint32Array()
  const named = (name: (typeof COLUMNS)[number]) => part(COLUMNS.indexOf(name))
  const columns = {
    id: named('id'),
    family: named('family'),
    price: named('price'),
    topseller: named('topseller'),
    newest: named('newest'),
    nameDe: named('nameDe'),
    nameEn: named('nameEn'),
    optionStart: named('optionStart'),
    option: named('option'),
    categoryStart: named('categoryStart'),
    categoryRows: named('categoryRows'),
  }
  return assembled(names, columns, parts.slice(COLUMNS.length))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
