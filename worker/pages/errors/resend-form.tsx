import { useMessages } from '../use-messages.ts'

export type SentForm = {
  readonly action: string
  readonly values: Readonly<Record<string, string>>
}

/** A form with the entered values as hidden fields, to be sent again. */
export function ResendForm({ action, values }: SentForm) {
  const { t } = useMessages()
  return (
    <form className="stack" method="post" action={action}>
      <p>{t('errors.stillThere')}</p>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <button className="btn ink">{t('errors.sendAgain')}</button>
    </form>
  )
}
