import { PageIcon } from '../page-icon.tsx'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** A plain form that opens the search page without script. */
export function SearchForm({ term }: { readonly term?: string | undefined }) {
  const { locale, t } = useMessages()
  return (
    <search className="find">
      <form action={urls.page(locale, 'search')}>
        <label className="vh" htmlFor="search">
          {t('shell.search')}
        </label>
        <input
          className="in"
          id="search"
          name="search"
          type="search"
          autoComplete="off"
          maxLength={80}
          data-suggest={urls.suggest(locale, 'html')}
          placeholder={t('shell.searchHint')}
          defaultValue={term}
        />
        <button className="btn">
          <PageIcon name="search" />
          <span className="vh">{t('shell.searchSubmit')}</span>
        </button>
      </form>
    </search>
  )
}
