import { useWords } from '../words.ts'

/** For who waits for a mail that does not come. */
export function SentLinks({ email }: { readonly email: string }) {
  const { t } = useWords()
  return (
    <p className="quiet">
      {t('account.noMail')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
