import { readableName } from '#shared/i18n/product-name.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** A step on the way to a page; the last one is the page itself and has no address. */
export type Crumb = { readonly name: string; readonly href?: string | undefined }

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { locale, t } = useMessages()
  const all: readonly Crumb[] = [
    { name: t('shell.home'), href: urls.page(locale, 'home') },
    ...crumbs,
  ]
  return (
    <nav className="crumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {all.map(({ name, href }, index) => (
          <li key={href ?? name} aria-current={index === all.length - 1 ? 'page' : undefined}>
            {href ? <a href={href}>{readableName(name)}</a> : readableName(name)}
          </li>
        ))}
      </ol>
    </nav>
  )
}
