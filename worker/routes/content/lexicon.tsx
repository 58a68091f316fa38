import { urls } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { LexiconPage } from '../../pages/lexicon/lexicon-page.tsx'
import { TermPage } from '../../pages/lexicon/term-page.tsx'
import { answerMarkdown } from '#worker/feeds/markdown/answer-markdown.ts'
import { contentMarkdown } from '#worker/feeds/markdown/content-markdown.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd } from '#worker/feeds/structured-data/json-ld.ts'
import { siteOf } from '#worker/feeds/structured-data/site-of.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { pathsOf, routesOf } from './paths.ts'

/** The lexicon and its terms. Where the backend has none, there is no such page. */
export const lexicon = factory
  .createApp()
  .on('GET', routesOf('lexicon'), async (c) => {
    const { services, locale, t } = c.var
    const found = await services.storeApi.entries.terms(locale)
    if (!found.ok) return storeApiFailed(c, found.error)
    return renderPage(c, <LexiconPage terms={found.value.data.elements} />, {
      title: t('content.lexiconTitle'),
      description: t('content.lexiconLead'),
      paths: pathsOf('lexicon'),
      structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('content.lexiconTitle') }])]),
    })
  })
  .on('GET', routesOf('lexicon', '/:slug'), async (c) => {
    const { services, locale, t } = c.var
    const found = await services.storeApi.entries.term(locale, c.req.param('slug') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    const term = found.value.data
    const path = urls.term(locale, term.slug)
    const text = { title: term.term, path, page: term.cmsPage }
    const markdown = answerMarkdown(c, (site) => contentMarkdown(site, text))
    if (markdown) return markdown
    const crumbs = [
      { name: t('content.lexiconTitle'), href: urls.page(locale, 'lexicon') },
      { name: term.term },
    ]
    return renderPage(c, <TermPage term={term} />, {
      title: term.term,
      description: term.summary,
      paths: { de: urls.term('de', term.slugs.de), en: urls.term('en', term.slugs.en) },
      structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs)]),
    })
  })
