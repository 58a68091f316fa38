import type { ReactNode } from 'react'

type ScrollAreaProps = { readonly label: string; readonly children: ReactNode }

/** A part that is wider than a phone. Not every browser scrolls it by keyboard without a tab stop. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
