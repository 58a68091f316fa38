import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * What a shopper typed into an input before the browser took over; null while hydrating, and where
 * there was no input. Without it React would put the server's value back.
 */
export function useValueBeforeHydration(inputId: string): string | null {
  const [typed] = useState(() => valueOf(inputId))
  return useHydrated() ? typed : null
}

function valueOf(inputId: string): string | null {
  if (typeof document === 'undefined') return null
  const input = document.getElementById(inputId)
  return input instanceof HTMLInputElement ? input.value : null
}
