import { routes, urls } from '#shared/urls.ts'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { factory } from '#worker/runtime/context.ts'
import { LexiconPage } from '../../pages/lexicon/lexicon-page.tsx'
import { TermPage } from '../../pages/lexicon/term-page.tsx'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { renderEntries, renderEntry } from './render-entry.tsx'

/** The lexicon and its terms. Where the backend has none, there is no such page. */
export const lexicon = factory
  .createApp()
  .on('GET', routes.page('lexicon'), async (c) => {
    const found = await c.var.services.storeApi.entries.terms(c.var.locale)
    if (!found.ok) return storeApiFailed(c, found.error)
    const search = searchTermOf(c)
    const page = <LexiconPage terms={found.value.data.elements} search={search} />
    return renderEntries(c, 'lexicon', page, { search })
  })
  .on('GET', routes.page('lexicon', '/:slug'), async (c) => {
    const { services, locale } = c.var
    const found = await services.storeApi.entries.term(locale, c.req.param('slug') ?? '')
    if (!found.ok) return storeApiFailed(c, found.error)
    const term = found.value.data
    return renderEntry(c, 'lexicon', term, <TermPage term={term} />, {
      title: term.term,
      pathOf: urls.term,
    })
  })
