import type { ReactNode } from 'react'
import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Form } from './form.tsx'

type FormPageProps = {
  readonly title: string
  readonly lead?: string
  readonly form: AccountFormProps
  readonly children?: ReactNode
}

/** A page that is one form, for who is not logged in; `children` say what else there is to do. */
export function FormPage({ title, lead, form, children }: FormPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        <Form {...form} />
        {children}
      </div>
    </div>
  )
}
