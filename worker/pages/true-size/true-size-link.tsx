import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** The link to the drawings of articles at their true size. */
export function TrueSizeLink({ numbers }: { readonly numbers: readonly string[] }) {
  const { locale, t } = useWords()
  return (
    <a className="btn" href={urls.trueSize(locale, numbers)} rel="nofollow">
      {t('trueSize.link')}
    </a>
  )
}
