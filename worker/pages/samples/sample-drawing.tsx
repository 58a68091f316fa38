const WIDTH = 50
const HEIGHT = 80
const TOOTH = 2.5
const DEPTH = 1.2

/** One zigzag edge of the cloth, as pinking shears cut it. */
const edge = (length: number, step: string, back: string) =>
  Array.from({ length: length / TOOTH / 2 }, () => `l${step} ${back}`).join('')

const OUTLINE = [
  'M0 0',
  edge(WIDTH, `${TOOTH} ${DEPTH}`, `${TOOTH} ${-DEPTH}`),
  edge(HEIGHT, `${-DEPTH} ${TOOTH}`, `${DEPTH} ${TOOTH}`),
  edge(WIDTH, `${-TOOTH} ${-DEPTH}`, `${-TOOTH} ${DEPTH}`),
  edge(HEIGHT, `${DEPTH} ${-TOOTH}`, `${-DEPTH} ${-TOOTH}`),
  'z',
].join('')

/** A thicker thread every five millimetres, as in ripstop. */
const THREADS = [
  'M0 0',
  ...Array.from({ length: WIDTH / 5 - 1 }, () => `m5 0v${HEIGHT}v-${HEIGHT}`),
  'M0 0',
  ...Array.from({ length: HEIGHT / 5 - 1 }, () => `m0 5h${WIDTH}h-${WIDTH}`),
].join('')

/** A sample of cloth in its real size. */
export function SampleDrawing() {
  return (
    <svg width="50mm" height="80mm" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <clipPath id="pinked">
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath="url(#pinked)">
        <path fill="#5d6b3c" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
        <path fill="none" stroke="#000" strokeOpacity=".22" strokeWidth=".5" d={THREADS} />
      </g>
    </svg>
  )
}
