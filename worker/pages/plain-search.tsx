import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from './use-messages.ts'

type PlainSearchProps = {
  /** The page that answers, with `search` in its address. */
  readonly page: PageName
  readonly id: string
  readonly label: string
  /** What the empty field shows; its label, if it shows nothing else. */
  readonly hint?: string
  readonly submit: string
  readonly term?: string | undefined
  readonly className?: string
  readonly buttonClass?: string
  /** With script the list below is narrowed in place (client/lexicon). */
  readonly narrows?: boolean
}

/** A search field with its button, as a form that any browser sends. */
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
