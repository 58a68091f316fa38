import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { NoticePage } from './notice-page.tsx'

type ConfirmPageProps = {
  readonly title: string
  readonly text: string
  readonly remarks?: readonly Remark[]
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
  readonly submit: string
}

/**
 * Where the link of a mail leads: one button. Mail scanners open every link, so that only the POST
 * may change anything.
 */
export function ConfirmPage({ action, hidden, submit, ...notice }: ConfirmPageProps) {
  return (
    <NoticePage {...notice}>
      <form method="post" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn ink">{submit}</button>
      </form>
    </NoticePage>
  )
}
