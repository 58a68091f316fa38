import { createContext } from 'react'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

/** Whose prices a page tells. The document sets it, and so does waking an island. */
export const Segment = createContext<PriceSegment>('gross')
