import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/**
 * Adds an article to the comparison that the shopper has begun; the page is the same for everybody.
 */
export function CompareButton({ number }: { readonly number: string }) {
  const { locale, t } = useWords()
  return (
    <form method="post" action={urls.page(locale, 'compare')}>
      <button className="btn" name="add" value={number}>
        {t('compare.add')}
      </button>
    </form>
  )
}
