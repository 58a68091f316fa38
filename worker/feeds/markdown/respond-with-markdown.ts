import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { renderText } from '#worker/rendering/render-text.ts'
import { siteOf, type Site } from '../structured-data/json-ld.ts'
import { parseAccept } from 'hono/utils/accept'

/** The page as Markdown, or null if the client prefers HTML. */
export function respondWithMarkdown(
  c: Context<AppEnv>,
  write: (site: Site) => string,
): Response | null {
  return prefersMarkdown(c.req.header('accept')) ? renderMarkdown(c, write) : null
}

export function renderMarkdown(c: Context<AppEnv>, write: (site: Site) => string): Response {
  return renderText(c, write(siteOf(c)), 'text/markdown; charset=utf-8')
}

/**
 * Whether the client names Markdown and prefers it at least as much as HTML. A wildcard does not
 * name it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const accepted = parseAccept(accept.toLowerCase())
  const weightOf = (type: string) => accepted.find((range) => range.type === type)?.q ?? 0
  const markdown = weightOf('text/markdown')
  return markdown > 0 && markdown >= weightOf('text/html')
}
