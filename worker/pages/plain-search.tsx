import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from './use-messages.ts'

type PlainSearchProps = {
  /** The page that the form opens, with `search` in its address. */
  readonly page: PageName
  readonly id: string
  readonly label: string
  /** The placeholder; the default is the label. */
  readonly hint?: string
  readonly submit: string
  readonly term?: string | undefined
  readonly className?: string
  readonly buttonClass?: string
  /** With script, typing filters the list below (`client/lexicon`). */
  readonly narrows?: boolean
}

/** A plain form with a search field and a button. */
export function PlainSearch({
  page,
  id,
  label,
  hint = label,
  submit,
  term,
  className = 'row',
  buttonClass = 'btn',
  narrows = false,
}: PlainSearchProps) {
  const { locale } = useMessages()
  return (
    <search>
      <form className={className} action={urls.page(locale, page)}>
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          className="in grow"
          id={id}
          name="search"
          type="search"
          maxLength={80}
          placeholder={hint}
          defaultValue={term}
          {...(narrows && { autoComplete: 'off', 'data-narrow': '' })}
        />
        <button className={buttonClass}>{submit}</button>
      </form>
    </search>
  )
}
