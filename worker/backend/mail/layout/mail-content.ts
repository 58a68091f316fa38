/**
 * Instructions for paying the amount due. `epcPayload` is the text of a bank transfer's QR code.
 */
export type PaymentTexts = Readonly<{
  title: string
  text: string | null
  entries: readonly (readonly [label: string, value: string])[]
  link: Readonly<{ label: string; url: string }> | null
  epcPayload: string | null
}>

/** The content of a mail, before it becomes HTML and text. */
export type MailContent = {
  readonly subject: string
  readonly greeting: string | null
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly url: string } | null
  readonly note: string | null
  /** Links to bought files. */
  readonly links?: readonly { readonly label: string; readonly url: string }[]
  /** The amount due, and how to pay it. */
  readonly payment?: PaymentTexts
  /** Mails to operators contain no contact for questions. */
  readonly reader?: 'operator'
}
