import { pixelsOf } from '#shared/domain/true-size.ts'
import type { TrueSizeDrawing } from './true-size-drawing.ts'

type TrueSizeDrawingsProps = {
  readonly drawings: readonly TrueSizeDrawing[]
  /** Length of a card in pixels. */
  readonly card: number
}

/** Drawings at actual size, side by side if they fit; in print they use physical units. */
export function TrueSizeDrawings({ drawings, card }: TrueSizeDrawingsProps) {
  return (
    <ul className="true-plates">
      {drawings.map(({ number, href, title, figures, url, alt, widthUm }) => {
        const side = pixelsOf(widthUm, card)
        const paper = `${widthUm / 1000}mm`
        return (
          <li key={`${number} ${url}`}>
            {/* Wider than a phone; some browsers scroll it with arrow keys only if it is
                focusable. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className="scroll" role="group" aria-label={title} tabIndex={0}>
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
            </div>
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
