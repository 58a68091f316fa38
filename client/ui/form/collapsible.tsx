import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormContext } from './form-context.ts'

type CollapsibleProps = {
  readonly title: string
  /** Names of the inputs within. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** Fields that few shoppers need: collapsed, but open if one of them is filled or has an error. */
export function Collapsible({ title, names, children }: CollapsibleProps) {
  const { values, fieldErrors } = useContext(FormContext)
  const details = useRef<HTMLDetailsElement>(null)
  const isFaulty = names.some((name) => fieldErrors[name])
  // The shopper decides whether an initially open section stays open.
  const [isOpen] = useState(isFaulty || names.some((name) => values[name]))
  useEffect(() => {
    if (isFaulty && details.current) details.current.open = true
  })
  return (
    <details
      className="collapsible"
      ref={details}
      open={isOpen}
      // Shows what a browser fills in.
      onInput={({ currentTarget }) => {
        currentTarget.open = true
      }}
    >
      <summary>{title}</summary>
      <div className="form">{children}</div>
    </details>
  )
}
