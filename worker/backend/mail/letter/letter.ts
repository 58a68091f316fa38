import type { PaymentWords } from '#worker/backend/order/mail/payment-words.ts'

/** A mail in words, before it is set as HTML or as text. */
export type Letter = {
  readonly subject: string
  readonly greeting: string | null
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly url: string } | null
  readonly note: string | null
  /** Files that the shopper may fetch. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /** What is to be paid, and how. */
  readonly payment?: PaymentWords
  /** Shown to shoppers only: operators are the ones who answer. */
  readonly reader?: 'operator'
}
