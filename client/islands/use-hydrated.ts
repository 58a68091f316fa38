import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrated: false on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
