import { useEffect, type RefObject } from 'react'

const ENTRY = { ripstopPreview: true }

/**
 * Makes the browser's back button close the dialog instead of leaving the page: as long as it is
 * open, the history has an entry more.
 */
export function useBackCloses(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    history.pushState(ENTRY, '')
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      if (isOwn(history.state)) history.back()
    }
  }, [dialog])
}

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ripstopPreview' in state
}
