import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** The link for businesses to ask for a customer group; nothing if there is none for them. */
export function TradeLink({ group }: { readonly group: string | undefined }) {
  const { locale, t } = useWords()
  if (group === undefined) return null
  return (
    <p>
      {t('account.forBusiness')}{' '}
      <a href={urls.groupRegistration(locale, group)}>{t('account.toTrade')}</a>
    </p>
  )
}
