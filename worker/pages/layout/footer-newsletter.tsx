import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** The address for the newsletter at the foot of every page; the page that follows asks the rest. */
export function FooterNewsletter() {
  const { locale, t } = useWords()
  return (
    <section>
      <h2>{t('newsletter.title')}</h2>
      <p>{t('newsletter.teaser')}</p>
      <form className="field stack" method="post" action={urls.page(locale, 'newsletter')}>
        <label htmlFor="letter">{t('newsletter.address')}</label>
        <input
          className="in"
          id="letter"
          name="letter"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <button className="btn">{t('newsletter.next')}</button>
      </form>
    </section>
  )
}
