import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

export function BlogSearch({ term }: { readonly term?: string }) {
  const { locale, t } = useWords()
  return (
    <search>
      <form className="row" action={urls.page(locale, 'blogSearch')}>
        <label className="vh" htmlFor="blog-search">
          {t('content.blogSearch')}
        </label>
        <input
          className="in grow"
          id="blog-search"
          name="search"
          type="search"
          maxLength={80}
          placeholder={t('content.blogSearch')}
          defaultValue={term}
        />
        <button className="btn">{t('content.blogSearchSubmit')}</button>
      </form>
    </search>
  )
}
