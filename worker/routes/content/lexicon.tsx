import { routes, urls } from '#shared/urls.ts'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import { factory } from '#worker/runtime/context.ts'
import { LexiconPage } from '../../pages/lexicon/lexicon-page.tsx'
import { TermPage } from '../../pages/lexicon/term-page.tsx'
import { requireData } from '../forms/store-api-failed.ts'
import { renderEntry, respondWithEntries } from './render-entry.tsx'

/** The lexicon and its terms. A 404 if the backend has no lexicon. */
export const lexicon = factory
  .createApp()
  .on('GET', routes.page('lexicon'), (c) => {
    const search = searchTermOf(c)
    const entries = c.var.services.storeApi.entries.terms(c.var.locale).then((found) => ({
      content: <LexiconPage terms={requireData(c, found).elements} search={search} />,
    }))
    return respondWithEntries(c, 'lexicon', entries, { search })
  })
  .on('GET', routes.page('lexicon', '/:slug'), async (c) => {
    const { services, locale } = c.var
    void navigationTree(c)
    const found = await services.storeApi.entries.term(locale, c.req.param('slug') ?? '')
    const term = requireData(c, found)
    return renderEntry(c, 'lexicon', term, <TermPage term={term} />, {
      title: `${term.term} – ${c.var.t('content.lexiconTitle')}`,
      pathOf: urls.term,
    })
  })
