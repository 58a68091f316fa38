import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { criteriaError } from '#worker/backend/http/criteria/responses.ts'
import { parseCriteria, type Criteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  missingParameter,
  refusal,
  quoteInput,
  storeApiError,
} from '#worker/backend/http/store-api-error.ts'
import type { Feature } from '#shared/features.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { cmsContext } from './cms-context.ts'
import { findPost, findProject, readPosts, readProjects, readTerms } from './entries.ts'
import {
  entryPage,
  materialStructs,
  postStruct,
  projectStruct,
  sortedTerms,
  termStruct,
} from './entry-structs.ts'

const METHODS = ['GET', 'POST']
const has = (c: Context<BackendEnv>, feature: Feature) => varsOf(c.env).settings.features[feature]
const NOTHING = { total: 0, rows: [] }
const today = () => berlinTime(new Date()).date

/** Blog, lexicon and gallery, for which Shopware has no endpoints. */
export const entryRoutes = new Hono<BackendEnv>()
  .on(METHODS, '/blog', (c) => respondWithPosts(c, ''))
  .on(METHODS, '/blog/search', (c) => {
    const { search } = c.var.input
    if (typeof search === 'string' && search.trim() !== '') return respondWithPosts(c, search)
    return storeApiError(c, missingParameter('search'))
  })
  .on(METHODS, '/blog/:slug', async (c) => {
    const requested = { locale: c.var.language.locale, slug: c.req.param('slug'), today: today() }
    const row = await findPost(c.env.DB, requested)
    if (!row || !has(c, 'blog')) return notFound(c, 'CONTENT__BLOG_POST_NOT_FOUND')
    const context = await cmsContext(c, row.record.sections)
    const post = postStruct(row, context)
    return respond(c, { ...post, cmsPage: entryPage(row, post.title, context) })
  })
  .on(METHODS, '/lexicon', async (c) => {
    const terms = has(c, 'lexicon') ? await readTerms(c.env.DB) : []
    const elements = sortedTerms(terms, c.var.language.locale)
    const all = { page: 1, limit: elements.length }
    return respond(c, listOf('lexicon_term', elements, elements.length, all))
  })
  .on(METHODS, '/lexicon/:slug', async (c) => {
    const { locale } = c.var.language
    const rows = has(c, 'lexicon') ? await readTerms(c.env.DB) : []
    const row = rows.find(({ record }) => record.slug[locale] === c.req.param('slug'))
    if (!row) return notFound(c, 'CONTENT__LEXICON_TERM_NOT_FOUND')
    const context = await cmsContext(c, row.record.sections)
    const term = termStruct(row, locale)
    const { seeAlso } = row.record
    return respond(c, {
      ...term,
      cmsPage: entryPage(row, term.term, context),
      seeAlso: sortedTerms(
        rows.filter(({ record }) => seeAlso.includes(record.key)),
        locale,
      ),
    })
  })
  .on(METHODS, '/gallery', async (c) => {
    const criteria = parseCriteria(c.var.input)
    if (!criteria.ok) return criteriaError(c, criteria.error)
    const { total, rows } = has(c, 'gallery')
      ? await readProjects(c.env.DB, { ...criteria.value, today: today() })
      : NOTHING
    const where = await cmsContext(c, [])
    const elements = rows.map((row) => projectStruct(row, where))
    return respond(c, listOf('gallery_project', elements, total, criteria.value))
  })
  .on(METHODS, '/gallery/:slug', async (c) => {
    const requested = { locale: c.var.language.locale, slug: c.req.param('slug'), today: today() }
    const row = await findProject(c.env.DB, requested)
    if (!row || !has(c, 'gallery')) return notFound(c, 'CONTENT__GALLERY_PROJECT_NOT_FOUND')
    const { sections, materials } = row.record
    const context = await cmsContext(
      c,
      sections,
      materials.map(({ article: product }) => product),
    )
    const project = projectStruct(row, context)
    return respond(c, {
      ...project,
      cmsPage: entryPage(row, project.title, context),
      materials: materialStructs(row, context),
    })
  })

async function respondWithPosts(c: Context<BackendEnv>, words: string): Promise<Response> {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const { locale } = c.var.language
  const paging = { ...criteria.value, today: today() }
  const { total, rows } = has(c, 'blog')
    ? await readPosts(c.env.DB, paging, { locale, words })
    : NOTHING
  const where = await cmsContext(c, [])
  const elements = rows.map((row) => postStruct(row, where))
  return respond(c, listOf('blog_post', elements, total, criteria.value))
}

/** Lists of entries always include the exact total for pagers. */
function listOf(
  entity: string,
  elements: readonly unknown[],
  found: number,
  { page, limit }: Pick<Criteria, 'page' | 'limit'>,
) {
  return pagedResult(entity, elements, { found, page, limit, totalCount: 'exact' })
}

function notFound(c: Context<BackendEnv>, code: string): Response {
  const slug = quoteInput(c.req.param('slug'))
  return storeApiError(c, refusal(404, code, `No entry has the slug "${slug}".`, { slug }))
}
