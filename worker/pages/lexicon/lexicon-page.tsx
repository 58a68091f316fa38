import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { fold } from '#shared/search/fold.ts'
import { hasWords } from '#shared/search/has-words.ts'
import type { LexiconTerm } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { PlainSearch } from '../plain-search.tsx'
import { useMessages } from '../use-messages.ts'

type LexiconPageProps = {
  readonly terms: readonly LexiconTerm[]
  /** The search term, or ''. */
  readonly search: string
}

/** All terms by first letter. Terms that do not match the search are hidden. */
export function LexiconPage({ terms, search }: LexiconPageProps) {
  const { locale, t } = useMessages()
  const shown = terms.filter(({ term, summary }) => hasWords(fold(`${term} ${summary}`), search))
  const letters = [...new Set(terms.map(({ letter }) => letter))]
  const isEmpty = (letter: string) => !shown.some((term) => term.letter === letter)
  const counted = (count: string) =>
    t('content.lexiconShown', { shown: count, all: String(terms.length) })
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('content.lexiconTitle') }]} />
      <h1>{t('content.lexiconTitle')}</h1>
      <p className="lead">{t('content.lexiconLead')}</p>
      <div className="guide">
        <div className="stack contents no-print">
          <PlainSearch
            page="lexicon"
            id="lexicon-search"
            label={t('content.lexiconSearch')}
            submit={t('content.lexiconSubmit')}
            term={search}
            className="row nowrap"
            narrows
          />
          <p className="small">
            <output data-shown={counted('…')}>{counted(String(shown.length))}</output>
          </p>
          <nav className="chips letters" aria-label={t('content.letters')}>
            {letters.map((letter) => (
              <a key={letter} className="chip" href={`#letter-${letter}`} hidden={isEmpty(letter)}>
                {letter}
              </a>
            ))}
          </nav>
        </div>
        <div>
          <div className="empty" data-nothing="" hidden={shown.length > 0}>
            <p>{t('content.lexiconNothing')}</p>
            <p className="row">
              <a href={urls.page(locale, 'contact')}>{t('content.lexiconAsk')}</a>
              <a href={urls.page(locale, 'lexicon')}>{t('content.lexiconAll')}</a>
            </p>
          </div>
          {letters.map((letter) => (
            <section
              key={letter}
              className="terms"
              hidden={isEmpty(letter)}
              aria-labelledby={`letter-${letter}`}
            >
              <h2 id={`letter-${letter}`}>{letter}</h2>
              <dl>
                {terms
                  .filter((term) => term.letter === letter)
                  .map((entry) => (
                    <div key={entry.id} hidden={!shown.includes(entry)}>
                      <dt>
                        <a href={urls.term(locale, entry.slug)}>{withSoftHyphens(entry.term)}</a>
                      </dt>
                      <dd>{withSoftHyphens(entry.summary)}</dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
