import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

type SearchTabsProps = {
  readonly term: string
  readonly shown: 'articles' | 'posts'
  /** The number of results of each kind; null if the shop has none of this kind. */
  readonly products: number | null
  readonly posts: number | null
}

/** Links to the results by kind. Each kind has its own page. */
export function SearchTabs({ term, shown, products, posts }: SearchTabsProps) {
  const { locale, t } = useMessages()
  const tabs = [
    {
      name: 'articles',
      href: urls.search(locale, term),
      label: t('search.tabProducts'),
      count: products,
    },
    {
      name: 'posts',
      href: urls.blogSearch(locale, term),
      label: t('search.tabPosts'),
      count: posts,
    },
  ].filter(({ name, count }) => count !== null && (count > 0 || name === shown))
  if (tabs.length < 2) return null
  return (
    <nav className="tabs" aria-label={t('search.results')}>
      {tabs.map(({ name, href, label, count }) => (
        <a key={name} href={href} aria-current={name === shown ? 'page' : undefined}>
          {label} <span className="n">{count}</span>
        </a>
      ))}
    </nav>
  )
}
