import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { useWords } from '../words.ts'
import type { Heading } from './anchored.ts'

/**
 * The headings of a page as links: a column that stays in sight, on a phone folded. There are two
 * of them, as what is folded on one screen and stands open on another would tell its state wrongly.
 */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useWords()
  const links = (
    <ol>
      {headings.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`}>{withSoftHyphens(words)}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="contents no-print">
      <nav className="only-wide" aria-label={t('content.contents')}>
        {links}
      </nav>
      <details className="fold only-narrow">
        <summary>{t('content.contents')}</summary>
        <nav aria-label={t('content.contents')}>{links}</nav>
      </details>
    </div>
  )
}
