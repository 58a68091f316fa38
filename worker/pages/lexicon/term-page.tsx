import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { LexiconTermDetail } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { CmsView } from '../content/cms-view.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'

/** A term with its explanation and related links. */
export function TermPage({ term }: { readonly term: LexiconTermDetail }) {
  const { locale, t } = useMessages()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: t('content.lexiconTitle'), href: urls.page(locale, 'lexicon') },
            { name: term.term },
          ]}
        />
        <h1>{withSoftHyphens(term.term)}</h1>
      </div>
      <CmsView page={term.cmsPage} />
      {term.seeAlso.length > 0 && (
        <section className="wrap see-also">
          <h2>{t('content.seeAlso')}</h2>
          <ul className="chips">
            {term.seeAlso.map(({ id, slug, term: name }) => (
              <li key={id}>
                <a className="chip" href={urls.term(locale, slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
