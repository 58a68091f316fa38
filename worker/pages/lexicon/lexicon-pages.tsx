import type { LexiconTerm, LexiconTermDetail } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'
import { CmsView } from '../content/cms-view.tsx'

/** All terms under their letters. */
export function LexiconPage({ terms }: { readonly terms: readonly LexiconTerm[] }) {
  const { locale, t } = useWords()
  const letters = [...new Set(terms.map(({ letter }) => letter))]
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('content.lexiconTitle') }]} />
      <h1>{t('content.lexiconTitle')}</h1>
      <p className="lead">{t('content.lexiconLead')}</p>
      <nav className="chips letters" aria-label={t('content.letters')}>
        {letters.map((letter) => (
          <a key={letter} className="chip" href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((letter) => (
        <section key={letter} className="terms" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <dl>
            {terms
              .filter((one) => one.letter === letter)
              .map(({ id, slug, term, summary }) => (
                <div key={id}>
                  <dt>
                    <a href={urls.term(locale, slug)}>{term}</a>
                  </dt>
                  <dd>{summary}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** A term, what it means, and what belongs to it. */
export function TermPage({ term }: { readonly term: LexiconTermDetail }) {
  const { locale, t } = useWords()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: t('content.lexiconTitle'), href: urls.page(locale, 'lexicon') },
            { name: term.term },
          ]}
        />
        <h1>{term.term}</h1>
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
