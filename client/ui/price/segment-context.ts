import { createContext } from 'react'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

/** The price segment of a page. The document sets it, and so does hydrating an island. */
export const Segment = createContext<PriceSegment>('gross')
