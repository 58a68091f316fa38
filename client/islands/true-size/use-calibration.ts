import { useState, useSyncExternalStore } from 'react'
import { CARD_PX, cardLength } from '#shared/domain/true-size.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useValueBeforeHydration } from '../value-before-hydration.ts'

const KEY = 'card-length'

/**
 * The length of a bank card in pixels on this screen, and its calibration. Stored in screen pixels,
 * as CSS pixels change with the page zoom.
 */
export function useCalibration(inputId: string, first: number, isGiven: boolean) {
  const isHydrated = useHydrated()
  const zoom = useZoom()
  const early = useValueBeforeHydration(inputId)
  const [stored] = useState(readStoredLength)
  const [chosen, setChosen] = useState<number | null>(null)

  function choose(card: number) {
    const length = cardLength(card)
    setChosen(length * zoom)
    saveLength(length * zoom)
  }
  function current(): number {
    if (chosen !== null) return cardLength(chosen / zoom)
    if (early !== null && Number(early) !== first) return cardLength(Number(early))
    return isHydrated && !isGiven && stored !== null ? cardLength(stored / zoom) : first
  }
  return [current(), choose] as const
}

const followZoom = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

function useZoom(): number {
  return useSyncExternalStore(
    followZoom,
    () => devicePixelRatio,
    () => 1,
  )
}

/** Null if nothing is stored, or storage is not available. */
function readStoredLength(): number | null {
  if (typeof document === 'undefined') return null
  try {
    const length = Number(localStorage.getItem(KEY))
    return length >= CARD_PX.least ? length : null
  } catch {
    return null
  }
}

function saveLength(length: number) {
  try {
    localStorage.setItem(KEY, String(length))
  } catch {
    // Without storage, the calibration lasts while the page is open.
  }
}
