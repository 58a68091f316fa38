import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { renderText } from '#worker/rendering/render-text.ts'
import { type Site, siteOf } from '../structured-data/json-ld.ts'
import { prefersMarkdown } from './prefers-markdown.ts'

/** The page as Markdown, or null for who wants HTML. */
export function answerMarkdown(c: Context<AppEnv>, write: (site: Site) => string): Response | null {
  if (!prefersMarkdown(c.req.header('accept'))) return null
  return renderText(c, write(siteOf(c)), 'text/markdown; charset=utf-8')
}
