import { CheckoutHead } from '../checkout-head.tsx'
import { ResendForm, type SentForm } from './resend-form.tsx'

export type ExpiredFormPageProps = {
  readonly title: string
  readonly text: string
  /** Opens a new window, so that this page keeps the values. */
  readonly link: { readonly href: string; readonly text: string }
  readonly resend: SentForm
}

/** A form whose session has ended: what to do, and its values to send again afterwards. */
export function ExpiredFormPage({ title, text, link, resend }: ExpiredFormPageProps) {
  return (
    <div className="wrap stack">
      <CheckoutHead title={title} />
      <p className="lead">{text}</p>
      <p>
        <a href={link.href} target="_blank" rel="noreferrer">
          {link.text}
        </a>
      </p>
      <ResendForm {...resend} />
    </div>
  )
}
