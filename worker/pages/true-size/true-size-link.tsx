import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** The way to the drawings of articles, one to one. */
export function TrueSizeLink({ numbers }: { readonly numbers: readonly string[] }) {
  const { locale, t } = useWords()
  return (
    <a className="btn" href={urls.trueSize(locale, numbers)} rel="nofollow">
      {t('trueSize.link')}
    </a>
  )
}
