import type { MouseEvent } from 'react'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { Notice } from '../notice.tsx'
import { inputId } from './form-context.ts'
import { formatFieldError, fieldLabel, type FormMessages } from './form-messages.ts'
import { usePartMessages } from '../messages/messages.ts'

/** A field that loses the focus is validated, which would move the pressed link. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** All errors of the form, each with a link to its field. */
export function ErrorSummary({ fieldErrors }: { readonly fieldErrors: FieldErrors }) {
  const { t } = usePartMessages<FormMessages>()
  const entries = Object.entries(fieldErrors)
  if (entries.length === 0) return null
  return (
    <Notice tone="bad">
      <b>{t('forms.summaryTitle', { count: entries.length })}</b>
      <ul>
        {entries.map(([name, fieldError]) => (
          <li key={name}>
            <a href={`#${inputId(name)}`} onMouseDown={keepFocus}>
              {fieldLabel(t, name)}
            </a>
            : {formatFieldError(t, name, fieldError)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
