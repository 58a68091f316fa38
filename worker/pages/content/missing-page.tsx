import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { LegalPage } from '#shared/legal-pages.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'

type MissingPageProps = { readonly name: LegalPage; readonly email: string }

/** Shown at the address of a page that the shop links and whose text the catalogue lacks. */
export function MissingPage({ name, email }: MissingPageProps) {
  const { t } = useMessages()
  const title = t(`shell.${name}`)
  return (
    <div className="wrap stack">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{withSoftHyphens(title)}</h1>
      <p>
        {t('content.missingPage')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}
