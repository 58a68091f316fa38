import { ColumnHeads } from '../column-heads.tsx'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import type { diagnosisFindings } from '#shared/i18n/de/diagnosis.ts'

type DiagnosisPageProps = {
  /** Null during the first diagnosis. */
  readonly checks: readonly Check[] | null
  readonly findings: readonly Finding[]
  /** Shown only to operators. */
  readonly details: Details | null
}

type Details = {
  /** Host of a remote shop; null for the embedded backend. */
  readonly backend: string | null
  readonly build: string
  readonly catalogue: string
}

/** The response time of each Store API call. Operators also see the backend and its responses. */
export function DiagnosisPage({ checks, findings, details }: DiagnosisPageProps) {
  const { t } = useMessages()
  const failed = (checks ?? []).filter((check) => check.failure && !check.isAbsent)
  const state = !checks?.some(({ isIll }) => isIll) ? t('diagnosis.well') : t('diagnosis.ill')
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('diagnosis.title')} />
      <p className="lead">{checks ? state : t('diagnosis.measuring')}</p>
      {details ? <About details={details} /> : <p>{t('diagnosis.forOperators')}</p>}
      {details && findings.length > 0 && <Findings findings={findings} />}
      {checks && <Calls checks={checks} />}
      {details && failed.length > 0 && <h2>{t('diagnosis.errors')}</h2>}
      {details && failed.map((check) => <CheckFailure key={check.path} check={check} />)}
    </div>
  )
}

function About({ details: { backend, build, catalogue } }: { readonly details: Details }) {
  const { t } = useMessages()
  return (
    <table className="data">
      <tbody>
        <tr>
          <th scope="row">{t('diagnosis.backend')}</th>
          <td>{backend ?? t('diagnosis.embedded')}</td>
        </tr>
        <tr>
          <th scope="row">{t('diagnosis.build')}</th>
          <td>{build}</td>
        </tr>
        <tr>
          <th scope="row">{t('diagnosis.catalogue')}</th>
          <td>{catalogue}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Missing or different features of the backend, and their effect for shoppers. */
function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useMessages()
  return (
    <section>
      <h2>{t('diagnosis.remarks')}</h2>
      <ul>
        {findings.map(({ name, what = '' }) => (
          <li key={name + what}>{t(`diagnosisFindings.${name}`, { what })}</li>
        ))}
      </ul>
    </section>
  )
}

function Calls({ checks }: { readonly checks: readonly Check[] }) {
  const { t } = useMessages()
  return (
    <>
      <h2>{t('diagnosis.calls')}</h2>
      <div className="scroll">
        <table className="data">
          <ColumnHeads
            columns={[
              { label: t('diagnosis.call') },
              { label: t('diagnosis.outcome') },
              { label: t('diagnosis.latency'), className: 'r' },
            ]}
          />
          <tbody>
            {checks.map((check) => (
              <tr key={check.path}>
                <th scope="row">
                  <code>
                    {check.method} {check.path}
                  </code>
                </th>
                <td>{t(`diagnosis.${outcomeOf(check)}`)}</td>
                <td className="r">
                  {check.failure?.kind === 'timeout' && '> '}
                  {check.milliseconds} ms
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function outcomeOf(check: Check): 'answers' | 'absent' | 'fails' | 'late' {
  if (!check.failure) return 'answers'
  if (check.failure.kind === 'timeout') return 'late'
  return check.isAbsent ? 'absent' : 'fails'
}

/**
 * The reason of a failed call: title, source pointer and detail of each error, with status and
 * headers.
 */
function CheckFailure({ check }: { readonly check: Check }) {
  const { t } = useMessages()
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
          <li>
            {('detail' in failure && failure.detail) ||
              t(failure.kind === 'timeout' ? 'diagnosis.late' : 'diagnosis.unknown')}
          </li>
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

type ApiError = {
  readonly code: string
  readonly title?: string | null | undefined
  readonly detail?: string | null | undefined
  readonly source?: { readonly pointer?: string | null | undefined } | null | undefined
}

type Failure =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly errors: readonly ApiError[]
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreachable' | 'timeout'; readonly detail?: string }
  | { readonly kind: 'invalid-answer'; readonly detail: string }

/** A missing or different feature of a backend. */
type Finding = { readonly name: keyof typeof diagnosisFindings; readonly what?: string }

/** A tested call of the Store API. */
type Check = {
  readonly method: string
  readonly path: string
  readonly milliseconds: number
  readonly failure: Failure | null
  /** Whether the backend lacks it, which hides a feature and is no error. */
  readonly isAbsent: boolean
  readonly findings: readonly Finding[]
  /** Whether shoppers lack something because of it. */
  readonly isIll: boolean
}
