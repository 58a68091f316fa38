import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the part is hydrated: false on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
