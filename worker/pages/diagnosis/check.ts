import type { diagnosisRemarks } from '#shared/i18n/de/diagnosis-remarks.ts'

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

/** What a backend lacks or does differently. */
export type Remark = { readonly name: keyof typeof diagnosisRemarks; readonly what?: string }

/** A call of the Store API that was tried. */
export type Check = {
  readonly method: string
  readonly path: string
  readonly isPlugin: boolean
  readonly milliseconds: number
  readonly failure: Failure | null
  readonly remarks: readonly Remark[]
  /** Whether something is missing there that shoppers need. */
  readonly isIll: boolean
}
