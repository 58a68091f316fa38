import type { Check } from './check.ts'
import { useWords } from '../words.ts'

/** Why a call failed: each error's title, source pointer and detail, with status and headers. */
export function CheckFailure({ check }: { readonly check: Check }) {
  const { t } = useWords()
  const { failure, method, path } = check
  if (!failure) return null
  const status =
    failure.kind === 'refused' ? String(failure.status) : t(`diagnosis.${failure.kind}`)
  const errors = failure.kind === 'refused' ? failure.errors : []
  const headers = Object.entries((failure.kind === 'refused' && failure.headers) || {})
  return (
    <section>
      <h3>
        {method} {path}: {status}
      </h3>
      <ul>
        {errors.map(({ title, source, detail, code }, index) => (
          <li key={`${code}${index}`}>
            {[title, source?.pointer, code, detail].filter(Boolean).join(' – ')}
          </li>
        ))}
        {errors.length === 0 && (
          <li>{('detail' in failure && failure.detail) || t('diagnosis.unknown')}</li>
        )}
        {headers.map(([name, value]) => (
          <li key={name}>
            <code>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}
