import { useState } from 'react'
import type { CartLineView } from '#shared/schemas/forms/cart-view.ts'
import { useValueBeforeHydration } from '../value-before-hydration.ts'

/**
 * The figure in a line's field. What was typed holds for the line it was typed into: the next
 * answer of the server brings another line, and with it the figure that counts.
 */
export function useLineFigure(line: CartLineView, inputId: string) {
  const [first] = useState(line)
  const [edit, setEdit] = useState<{ readonly line: CartLineView; readonly text: string }>()
  const before = useValueBeforeHydration(inputId)
  const typedBefore = !edit && line === first ? before : null
  const text = edit?.line === line ? edit.text : (typedBefore ?? line.figure)
  return [text, (typed: string) => setEdit({ line, text: typed })] as const
}
