import type { LexiconTerm } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'

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
