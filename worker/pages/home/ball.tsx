import type { HomePart } from './parts.ts'

const RADIUS = 16

type BallProps = {
  readonly part: HomePart
  readonly href: string | undefined
  readonly label: string
  /** Whether this position is being changed. */
  readonly isOn?: boolean
}

/** A position number at the end of its leader line, with a link to the products of the position. */
export function Ball({ part: { position, leader }, href, label, isOn }: BallProps) {
  if (!leader) return null
  const [fromX, fromY, toX, toY] = leader
  return (
    <a className="ball" href={href} aria-label={label} aria-current={isOn || undefined}>
      <path pathLength="1" d={`M${fromX} ${fromY}L${toX} ${toY}`} />
      <circle cx={fromX} cy={fromY} r="2.5" className="tip" />
      <circle cx={toX} cy={toY} r={RADIUS} />
      <text x={toX} y={toY + RADIUS / 3}>
        {position}
      </text>
    </a>
  )
}
