import { urls } from '#shared/urls.ts'
import { useMessages } from './use-messages.ts'

/** Replaces an empty list, with links to products. */
export function EmptyList({ text }: { readonly text: string }) {
  const { locale, t } = useMessages()
  return (
    <div className="empty">
      <p>{text}</p>
      <p className="row">
        <a className="btn" href={urls.page(locale, 'newProducts')}>
          {t('catalogue.toNew')}
        </a>
      </p>
    </div>
  )
}
