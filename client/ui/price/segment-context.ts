import { createContext } from 'react'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

/** The price segment of a page; set by the document and by each hydrated island. */
export const Segment = createContext<PriceSegment>('gross')
