import type { ReactNode } from 'react'
import { Remarks } from '#client/islands/cart/remarks.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'

type NoticePageProps = {
  readonly title: string
  readonly text: string
  readonly remarks?: readonly Remark[]
  /** The ways on. */
  readonly children?: ReactNode
}

/** A page that says one thing and where to go from there. */
export function NoticePage({ title, text, remarks = [], children }: NoticePageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        <Remarks remarks={remarks} />
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
