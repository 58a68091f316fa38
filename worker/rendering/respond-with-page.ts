import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { createFill } from '../template/fill.ts'
import { joinPieces } from '../template/join-pieces.ts'
import type { Piece } from '../template/split-at-marks.ts'
import { fillTemplate, MAX_TEMPLATE_BYTES, type Template } from '../template/template.ts'
import { preloadFont } from './preload-font.ts'
import { pageParts } from './page-parts.tsx'
import type { Page } from './page.ts'
import { skeletonPieces } from './skeleton-pieces.tsx'
import { started } from './started.ts'
import { streamPage } from './stream-page.ts'

/**
 * Responds with a page. A GET with status 200 begins at once and is sent part by part while data
 * arrives. A route therefore awaits only the data that decides status, redirects and cookies. All
 * other pages are sent whole. They throw the errors of their data.
 */
export async function respondWithPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  const { status = 200, personal = false, sheet = 'other' } = page
  started({ ...page.main, head: page.head, structuredData: page.structuredData })
  const skeleton = await skeletonPieces(c, sheet, page.hydratesOnLoad)
  c.header('Cache-Control', personal ? 'no-store' : 'private, no-cache')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...preloadFont(c) }
  if (status === 200 && (await canStream(c)))
    return c.body(streamPage(c, page, skeleton), 200, headers)
  const template = { status, ...joinPieces(await wholePage(c, page, skeleton)) }
  c.set('template', isCacheable(c, template, personal) ? template : null)
  return c.body(fillTemplate(template, createFill(c.var)), status, headers)
}

/**
 * Whether a page of status 200 may begin before its data has arrived. False if the remote shop was
 * closed a moment ago, because it may respond with a 503 for the whole page.
 */
export async function canStream(c: Context<AppEnv>): Promise<boolean> {
  const { services, isRevalidation } = c.var
  if (c.req.method !== 'GET' || isRevalidation) return false
  return services.isKnownOpen()
}

async function wholePage(c: Context<AppEnv>, page: Page, skeleton: readonly Piece[]) {
  const parts = pageParts(c, page)
  const flat = async (pieces: readonly Piece[]): Promise<readonly Piece[]> => {
    const written: Piece[] = []
    for (const piece of pieces) {
      if (piece.kind !== 'part') written.push(piece)
      else for (const step of parts[piece.part]) written.push(...(await flat(await step())))
    }
    return written
  }
  return flat(skeleton)
}

function isCacheable(c: Context<AppEnv>, { bytes }: Template, personal: boolean): boolean {
  return !personal && !c.var.degraded && bytes.length <= MAX_TEMPLATE_BYTES
}
