import type { ReactNode } from 'react'

type ScrollAreaProps = { readonly label: string; readonly children: ReactNode }

/**
 * Content that can be wider than a phone. Some browsers scroll it by keyboard only with a tab stop.
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it.
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
