import type { ReactNode } from 'react'

type FrontProps = {
  readonly label: string
  /** The chosen colour of each position; absent on the home page. */
  readonly colours?: ReadonlyMap<number, string>
  /** The position numbers with their leader lines. */
  readonly children: ReactNode
}

/**
 * The backpack from the front. Each part has the class of its position, so that the list can
 * highlight it.
 */
export function Front({ label, colours, children }: FrontProps) {
  const part = (position: number, kind: string) => {
    const color = colours?.get(position)
    return {
      className: ['part', `p${position}`, kind, color && 'painted'].filter(Boolean).join(' '),
      color,
    }
  }
  return (
    <svg className="plan" viewBox="0 64 470 570">
      <title>{label}</title>
      <defs>
        <pattern id="rip" width="16" height="16" patternUnits="userSpaceOnUse">
          <path className="thin" opacity=".4" d="M0 8H16M8 0V16" />
        </pattern>
        <pattern id="mesh" width="9" height="15.6" patternUnits="userSpaceOnUse">
          <path
            className="thin"
            opacity=".8"
            d="M0 0l4.5 2.6v5.2L0 10.4M9 0L4.5 2.6M4.5 7.8L9 10.4M0 10.4v5.2"
          />
        </pattern>
      </defs>
      <path {...part(1, 'out body')} d="M124 152L112 524q0 34 34 34H324q34 0 34-34L346 152z" />
      <path
        fill="url(#rip)"
        stroke="none"
        d="M124 152L112 524q0 34 34 34H324q34 0 34-34L346 152z"
      />
      <path className="sewn" d="M133 158L121 522q0 27 26 27H323q26 0 26-27L337 158" />
      <path {...part(9, 'out body')} d="M112 112H358q15 0 15 20t-15 20H112q-15 0-15-20t15-20z" />
      <path className="thin" d="M106 122H364M102 132H368" />
      <path className="sewn" d="M106 144H364" />
      <path {...part(4, 'body')} d="M148 170h14V340h-14zM308 170h14V340h-14z" />
      <path
        className="sewn"
        d="M148 178h14m-14 32h14m-14 32h14m-14 32h14m-14 32h14M308 178h14m-14 32h14m-14 32h14m-14 32h14m-14 32h14"
      />
      <path {...part(4, 'body')} d="M222 104q13-8 26 0V190H222z" />
      <path {...part(4, 'body')} d="M222 226h26v46h-26z" />
      <path {...part(8, '')} d="M225 246h20v22h-20z" />
      <path className="sewn" d="M225 246h20v22h-20zM225 246l20 22M245 246l-20 22" />
      <path
        {...part(3, 'out body')}
        d="M214 186q0-5 5-5h32q5 0 5 5v14q8 4 8 12t-8 12v8q0 5-5 5h-32q-5 0-5-5v-8q-8-4-8-12t8-12z"
      />
      <path d="M222 200h26M222 224h26M228 200v24M242 200v24M219 188h32" />
      <path {...part(2, 'body')} d="M174 292H296v20H174z" />
      <path d="M180 302H290" strokeWidth="7" strokeDasharray="3 2" strokeLinecap="butt" />
      <path className="sewn" d="M168 286H302V318H168z" />
      <path {...part(2, 'body')} d="M276 295h14v14h-14z" />
      <path {...part(2, 'body')} d="M279 305h8l-1 22h-6z" />
      <path
        {...part(7, 'out body')}
        d="M118 352Q235 390 352 352L358 524q0 34-34 34H146q-34 0-34-34z"
      />
      <path
        fill="url(#mesh)"
        stroke="none"
        d="M118 366Q235 404 352 366L358 524q0 34-34 34H146q-34 0-34-34z"
      />
      <path d="M118 366Q235 404 352 366" />
      <path className="sewn" d="M118 359Q235 397 352 359" />
      <path {...part(5, 'body')} d="M229 384h12v20h-12zM231 378h8v6h-8z" />
      <path
        className={colours?.has(5) ? 'p5 tinted' : 'p5'}
        color={colours?.get(5)}
        strokeWidth="2.2"
        d="M232 404c-2 22-12 26-8 44M238 404c2 22 10 30 6 50"
      />
      <path d="M221 448h6v7h-6zM241 454h6v7h-6z" />
      <path className="axis" d="M235 76V590" />
      <path className="thin" d="M112 564v52M358 564v52M112 608H358" />
      <path className="tip" d="M112 608l14-3v6zM358 608l-14-3v6z" />
      <text x="235" y="602">
        300
      </text>

      {children}
    </svg>
  )
}
