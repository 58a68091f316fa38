import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { logFailure } from '../runtime/log.ts'
import { count } from '../runtime/metrics.ts'
import { isBackendFailure, statusOfRefusal, type Refusal } from '../pages/errors/refusal-status.ts'
import { createFill } from '../template/fill.ts'
import { joinPieces } from '../template/join-pieces.ts'
import { remainingPieces } from '../template/remaining-pieces.ts'
import type { Piece } from '../template/split-at-marks.ts'
import { MAX_TEMPLATE_BYTES, type TemplatePart, type Template } from '../template/template.ts'
import { errorHead, errorSection, lateErrorSection } from './error-page.tsx'
import { lockHeaders } from './lock-headers.ts'
import { PageError, refusalOf } from './page-error.ts'
import { pageParts } from './page-parts.tsx'
import type { Page } from './page.ts'
import { pieceStream } from './piece-stream.ts'

/**
 * Sends a page in document order while its data arrives. After a failure past the first byte it
 * completes the page from an expired template, else with an error message. The error message is
 * neither indexed nor cached. Sets `c.var.template` to a promise of the template.
 */
export function streamPage(
  c: Context<AppEnv>,
  page: Page,
  skeleton: readonly Piece[],
): ReadableStream<Uint8Array> {
  const { body, put, end } = pieceStream(createFill(c.var), () => lockHeaders(c))
  const begunMs = Date.now()
  const written: Piece[] = []
  let parts = pageParts(c, page)
  let failure: Refusal | null = null
  let isComplete = false

  async function write(pieces: readonly Piece[]): Promise<void> {
    for (const piece of pieces) {
      if (isComplete) return
      if (piece.kind === 'part') await writePart(piece.part)
      else emit(piece)
    }
  }

  function emit(piece: Piece) {
    written.push(piece)
    put(piece)
  }

  async function writePart(part: TemplatePart): Promise<void> {
    try {
      for (const step of parts[part]) {
        const pieces = await step()
        const closed = failure === null ? c.var.closedError?.() : null
        if (closed) throw closed
        await write(pieces)
      }
    } catch (error) {
      await recover(part, error)
    }
  }

  /** Writes a replacement for a failed head or main part. Other failed parts are left out. */
  async function recover(part: TemplatePart, error: unknown): Promise<void> {
    c.set('degraded', true)
    if (!hasOwnSection(error)) reportLateFailure(c, part, error, begunMs)
    if (failure !== null || (part !== 'head' && part !== 'main')) return
    failure = refusalOf(error)
    const rest = isBackendFailure(statusOfRefusal(failure)) && restOfExpired()
    if (rest) {
      for (const piece of rest) emit(piece)
      isComplete = true
      return
    }
    parts = pageParts(c, {
      ...page,
      ...(part === 'head'
        ? { head: errorHead(c, failure), main: [errorSection(c, error)] }
        : { main: [lateErrorSection(c, error)] }),
      structuredData: undefined,
    })
    return writePart(part)
  }

  function restOfExpired() {
    const { expired } = c.var
    return expired ? remainingPieces(expired, joinPieces(written)) : null
  }

  const finished = write(skeleton)
    .catch((error: unknown) => reportLateFailure(c, 'document', error, begunMs))
    .then(end)
  c.executionCtx.waitUntil(finished)
  c.set('template', page.personal ? null : finished.then(templateOf))
  return body

  function templateOf(): Template | null {
    if (failure !== null || c.var.degraded) return null
    const template = { status: 200, ...joinPieces(written) }
    return template.bytes.length <= MAX_TEMPLATE_BYTES ? template : null
  }
}

/** An expected error, such as a required login, brings its own section. */
function hasOwnSection(error: unknown): boolean {
  return error instanceof PageError && error.section !== null
}

/** Logs and counts a failure that no status code shows. */
function reportLateFailure(
  c: Context<AppEnv>,
  part: string,
  error: unknown,
  begunMs: number,
): void {
  logFailure('failed-after-first-byte', error, { path: c.req.path, part })
  count(
    c.env,
    'late-failure',
    { status: statusOfRefusal(refusalOf(error)), layer: 'none' },
    begunMs,
  )
}
