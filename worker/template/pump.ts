import { logFailure } from '../runtime/log.ts'
import { createCutter, type Piece } from './cutter.ts'
import { encoded, type Fill, type Hole, type Part, type Template } from './template.ts'

/** A template above this size is answered but not kept. */
export const MAX_TEMPLATE_BYTES = 512 * 1024

export type Pumped = {
  /** The filled page, for the shopper who asked. */
  readonly body: ReadableStream<Uint8Array>
  /** Resolves when the render ends: the template, or null if it failed or is too large to keep. */
  readonly template: Promise<Omit<Template, 'status'> | null>
}

/** What replaces the mark of each part; a part may itself hold marks of others. */
export type Parts = Readonly<Partial<Record<Part, readonly Piece[]>>>

/**
 * Drives one render to its end, whether or not the client stays: what it renders goes out filled,
 * and its copy with the holes open becomes the template.
 */
export function pump(
  rendered: ReadableStream<Uint8Array>,
  sentinel: string,
  fill: Fill,
  parts: Parts = {},
): Pumped {
  const textOf = encoded(fill)
  const cutter = createCutter(sentinel)
  const kept = createKept()
  let client: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (client = controller),
    cancel: () => void (client = null),
  })

  function put(pieces: readonly Piece[]) {
    for (const piece of pieces) {
      if (piece.kind === 'part') {
        put(parts[piece.part] ?? [])
        continue
      }
      client?.enqueue(piece.kind === 'bytes' ? piece.bytes : textOf(piece.hole))
      kept.add(piece)
    }
  }

  async function run() {
    const reader = rendered.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        put(cutter.push(value))
      }
      put(cutter.end())
      client?.close()
      return kept.template()
    } catch (error) {
      logFailure('render-broke', error)
      client?.error(error)
      return null
    }
  }

  return { body, template: run() }
}

function createKept() {
  const chunks: Uint8Array[] = []
  const holes: { at: number; kind: Hole }[] = []
  let size = 0
  return {
    add(piece: Exclude<Piece, { readonly kind: 'part' }>) {
      if (piece.kind === 'hole') holes.push({ at: size, kind: piece.hole })
      else {
        size += piece.bytes.length
        if (size <= MAX_TEMPLATE_BYTES) chunks.push(piece.bytes)
      }
    },
    template() {
      if (size > MAX_TEMPLATE_BYTES) return null
      const bytes = new Uint8Array(size)
      let at = 0
      for (const chunk of chunks) {
        bytes.set(chunk, at)
        at += chunk.length
      }
      return { bytes, holes }
    },
  }
}
