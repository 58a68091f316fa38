/** Positions that the front view does not show, or not as well. */
const ONLY_HERE = [
  { position: 5, from: [96, 284], to: [28, 300] },
  { position: 6, from: [188, 480], to: [250, 500] },
] as const

type SideProps = {
  /** The numbers in the parts list. Other positions get no number. */
  readonly positions: readonly number[]
}

/** The backpack from the side: back panel, strap and lacing. */
export function Side({ positions }: SideProps) {
  return (
    <svg className="plan second" viewBox="0 64 320 570" aria-hidden="true">
      <path className="strap" d="M190 176C256 186 276 262 262 342C254 388 232 414 204 446" />
      <path className="strap in" d="M190 176C256 186 276 262 262 342C254 388 232 414 205 444" />
      <path
        className="thin"
        strokeDasharray="2 5"
        strokeWidth="9"
        strokeLinecap="butt"
        d="M204 178C254 192 270 262 258 340C250 386 230 412 206 440"
      />
      <path className="part p1 out body" d="M96 152C84 250 70 330 70 420V530q0 28 28 28H196V152z" />
      <path
        fill="url(#rip)"
        stroke="none"
        d="M96 152C84 250 70 330 70 420V530q0 28 28 28H196V152z"
      />
      <path className="part p7 out body" d="M71 400Q130 424 196 430V558H98q-28 0-28-28z" />
      <path fill="url(#mesh)" stroke="none" d="M71 410Q130 434 196 440V558H98q-28 0-28-28z" />
      <path d="M71 410Q130 434 196 440" />
      <path className="part p6 body hidden" d="M180 196h12V520h-12z" />
      <path
        className="thin"
        strokeDasharray="1.5 4"
        strokeWidth="7"
        strokeLinecap="butt"
        d="M186 200V518"
      />
      <path className="part p9 out body" d="M110 132q0-22 36-22t36 22-36 22-36-22z" />
      <path d="M172 132q0-14-26-14t-26 14 26 14q18 0 18-12t-18-10-14 8 14 5 4-6" />
      <path
        className="part p4"
        strokeWidth="5"
        strokeLinecap="butt"
        d="M146 107Q102 106 98 150L92 230"
      />
      <path className="part p3 out body" d="M84 196l20 2-3 40-20-2z" />
      <path className="p5" strokeWidth="2.2" d="M96 262L186 282L88 306L186 326L84 350L186 368" />
      <path d="M92 258h8v8h-8zM84 302h8v8h-8zM80 346h8v8h-8z" />
      <path className="part p4 body" d="M196 520h6l62 12v10l-68-8z" />
      <path strokeWidth="4" d="M204 446L202 516" />
      <path className="body" d="M196 436h16v18h-16z" />
      <path
        className="thin"
        d="M70 564v52M196 564v52M70 608H196M200 112h104M216 558h88M296 112V558"
      />
      <path
        className="tip"
        d="M70 608l14-3v6zM196 608l-14-3v6zM296 112l-3 14h6zM296 558l-3-14h6z"
      />
      <text x="133" y="602">
        150
      </text>
      <text transform="translate(290 340)rotate(-90)">560</text>
      {ONLY_HERE.filter(({ position }) => positions.includes(position)).map(
        ({ position, from: [fromX, fromY], to: [toX, toY] }) => (
          <g key={position} className="ball">
            <path pathLength="1" d={`M${fromX} ${fromY}L${toX} ${toY}`} />
            <circle cx={fromX} cy={fromY} r="2.5" className="tip" />
            <circle cx={toX} cy={toY} r="16" />
            <text x={toX} y={toY + 5.5}>
              {position}
            </text>
          </g>
        ),
      )}
    </svg>
  )
}
