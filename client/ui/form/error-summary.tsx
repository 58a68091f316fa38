import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { Notice } from '../notice.tsx'
import { inputId } from './form-context.ts'
import { formatFieldError, fieldLabel, type FormMessages } from './form-messages.ts'
import { inPageOrder } from './page-order.ts'
import { usePartMessages } from '../messages/messages.ts'

/** All errors of the form in the order of the page, each with a link to its field. */
export function ErrorSummary({ fieldErrors }: { readonly fieldErrors: FieldErrors }) {
  const { t } = usePartMessages<FormMessages>()
  const entries = Object.entries(inPageOrder(fieldErrors))
  if (entries.length === 0) return null
  return (
    <Notice tone="bad">
      <b>{t('forms.summaryTitle', { count: entries.length })}</b>
      <ul>
        {entries.map(([name, fieldError]) => (
          <li key={name}>
            <a href={`#${inputId(name)}`}>{fieldLabel(t, name)}</a>:{' '}
            {formatFieldError(t, name, fieldError)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
