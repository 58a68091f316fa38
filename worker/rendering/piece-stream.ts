import { joinPieces } from '../template/join-pieces.ts'
import type { Piece } from '../template/split-at-marks.ts'
import { fillTemplate, type Fill } from '../template/template.ts'

/**
 * A response body. It sends all pieces of one turn of the event loop as one chunk, with their holes
 * filled. It never waits for the reader, so the writer also finishes if the visitor has left.
 */
export function pieceStream(fill: Fill, onFirstByte: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let pending: Piece[] = []
  let hasBegun = false
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started
    },
    cancel() {
      controller = null
    },
  })

  function send() {
    if (pending.length === 0) return
    const chunk = fillTemplate(joinPieces(pending), fill)
    pending = []
    if (!hasBegun) onFirstByte()
    hasBegun = true
    controller?.enqueue(chunk)
  }

  return {
    body,
    put(piece: Piece) {
      if (pending.length === 0) setTimeout(send)
      pending.push(piece)
    },
    end() {
      send()
      controller?.close()
    },
  }
}
