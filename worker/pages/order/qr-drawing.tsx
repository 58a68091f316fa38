import { qrCode } from '#shared/qr-code.ts'

/** Squares of light around the code, without which no camera finds it. */
const MARGIN = 4

/** A text as a QR code, dark on light in every colour scheme; nothing if it is too long for one. */
export function QrDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = qrCode(new TextEncoder().encode(text))
  if (!rows) return null
  const size = rows.length + 2 * MARGIN
  const squares = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={squares.join('')} />
    </svg>
  )
}
