import { readableName } from '#shared/i18n/product-name.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** A breadcrumb. The last one is the page itself and has no link. */
export type Crumb = { readonly name: string; readonly href?: string | undefined }

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
