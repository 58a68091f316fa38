import type { Faults } from '#shared/schemas/forms/field-error.ts'
import { Notice } from '../notice.tsx'
import { inputId } from './form-context.ts'
import { faultText, fieldLabel, type FormWords } from './form-messages.ts'
import { useWordsOf } from '../messages/messages.ts'

/** All that is wrong with the form, each with the way to its field. */
export function FaultSummary({ faults }: { readonly faults: Faults }) {
  const { t } = useWordsOf<FormWords>()
  const entries = Object.entries(faults)
  if (entries.length === 0) return null
  return (
    <Notice tone="bad">
      <b>{t('forms.summaryTitle', { count: entries.length })}</b>
      <ul>
        {entries.map(([name, fault]) => (
          <li key={name}>
            <a href={`#${inputId(name)}`}>{fieldLabel(t, name)}</a>: {faultText(t, fault)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
