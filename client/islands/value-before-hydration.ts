import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * The value that a shopper entered before hydration; null during hydration, or if nothing was
 * entered. Without it, React would restore the server's value.
 */
export function useValueBeforeHydration(inputId: string): string | null {
  const [input] = useState(() => valueOf(inputId))
  return useHydrated() ? input : null
}

function valueOf(inputId: string): string | null {
  if (typeof document === 'undefined') return null
  const input = document.getElementById(inputId)
  return input instanceof HTMLInputElement ? input.value : null
}
