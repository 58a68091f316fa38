import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import type { NavigationEntry } from '../layout/navigation.ts'
import { RecentlyViewedPlaceholder } from '../recently-viewed/recently-viewed.tsx'
import { useMessages } from '../use-messages.ts'
import { SearchTabs } from './search-tabs.tsx'

type NothingFoundProps = {
  /** The entered term; empty without one. */
  readonly term: string
  /** The number of blog posts about it. */
  readonly posts: number
  readonly mainCategories: readonly NavigationEntry[]
  readonly email: string
}

/** A search without results or without a term, with links to continue. */
export function NothingFound({ term, posts, mainCategories, email }: NothingFoundProps) {
  const { locale, t } = useMessages()
  const words = [...new Set(term.split(/\s+/))].filter((word) => word.length > 2)
  const link = (name: string, href: string) => (
    <li key={href}>
      <a className="chip" href={href}>
        {withSoftHyphens(name)}
      </a>
    </li>
  )
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('shell.search') }]} />
      <div className="title-row">
        <h1>{term ? t('search.title', { term }) : t('search.emptyTerm')}</h1>
      </div>
      {term && <SearchTabs term={term} shown="articles" products={0} posts={posts} />}
      <div className="empty">
        {term && <h2>{t('search.nothing', { term })}</h2>}
        {posts > 0 && (
          <p>
            <a href={urls.blogSearch(locale, term)}>{t('search.inBlog', { count: posts })}</a>
          </p>
        )}
        <p>{t('search.adviceSpelling')}</p>
        <p>{t('search.adviceNumber')}</p>
        {words.length > 1 && (
          <>
            <p>{t('search.singleWords')}</p>
            <ul className="chips">{words.map((word) => link(word, urls.search(locale, word)))}</ul>
          </>
        )}
        {mainCategories.length > 0 && (
          <>
            <p>{t('search.browseCategories')}</p>
            <ul className="chips">{mainCategories.map(({ name, href }) => link(name, href))}</ul>
          </>
        )}
        <p>
          {t('search.askUs')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <RecentlyViewedPlaceholder />
    </div>
  )
}
