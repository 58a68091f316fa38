import { pixelsOf } from '#shared/domain/true-size.ts'
import { ScrollArea } from '../scroll-area.tsx'
import type { TrueSizeDrawing } from './true-size-drawing.ts'

type TrueSizeDrawingsProps = {
  readonly drawings: readonly TrueSizeDrawing[]
  /** Length of a card in pixels. */
  readonly card: number
}

/** Drawings at actual size, side by side if they fit; in print they use physical units. */
export function TrueSizeDrawings({ drawings, card }: TrueSizeDrawingsProps) {
  return (
    <ul className="true-size-drawings">
      {drawings.map(({ number, href, title, figures, url, alt, widthUm }) => {
        const side = Math.round(pixelsOf(widthUm, card))
        const paper = `${widthUm / 1000}mm`
        return (
          <li key={`${number} ${url}`}>
            <ScrollArea label={title}>
              <img className="no-print" src={url} alt={alt} width={side} height={side} />
              <svg
                className="print-only"
                width={paper}
                height={paper}
                viewBox="0 0 1 1"
                role="img"
                aria-label={alt}
              >
                <image href={url} width="1" height="1" />
              </svg>
            </ScrollArea>
            <p>
              <a href={href}>{title}</a>{' '}
              <small>{[figures, number].filter(Boolean).join(', ')}</small>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
