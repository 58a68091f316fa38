import { createContext } from 'react'
import type { PriceSegment } from '#shared/domain/tax-state.ts'

/** Whose prices a page tells. The document sets it, and so does waking an island. */
export const Segment = createContext<PriceSegment>('gross')

const SEGMENTS: readonly PriceSegment[] = ['gross', 'net-export', 'net-eu-business']

/** The segment that a page names itself by; anything unknown means gross. */
export function segmentNamed(name: string | undefined): PriceSegment {
  return SEGMENTS.find((segment) => segment === name) ?? 'gross'
}
