/** Red, green and blue from 0 to 1 in sRGB. */
export type Rgb = readonly [number, number, number]

const RADIAN = Math.PI / 180
/** The white of sRGB (D65). */
const WHITE = [0.95047, 1, 1.08883] as const
const FAR = 25 ** 7

/** The visible distance of two colours, CIEDE2000 (ISO/CIE 11664-6). */
export function colourDistance(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = lab(one)
  const [l2, a2, b2] = lab(other)
  const chroma = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma / (chroma + FAR))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const isGrey = c1 * c2 === 0
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dL = l2 - l1
  const dC = c2 - c1
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN)
  const l = (l1 + l2) / 2 - 50
  const c = (c1 + c2) / 2
  const h = isGrey ? h1 + h2 : h1 + turn / 2
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RADIAN) +
    0.24 * Math.cos(2 * h * RADIAN) +
    0.32 * Math.cos((3 * h + 6) * RADIAN) -
    0.2 * Math.cos((4 * h - 63) * RADIAN)
  const sL = 1 + (0.015 * l ** 2) / Math.sqrt(20 + l ** 2)
  const sC = 1 + 0.045 * c
  const sH = 1 + 0.015 * c * t
  const blue = 30 * Math.exp(-1 * ((((h + 360) % 360) - 275) / 25) ** 2)
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + FAR)) * Math.sin(2 * blue * RADIAN)
  return Math.sqrt(
    (dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH),
  )
}

const hue = (a: number, b: number) => (Math.atan2(b, a) / RADIAN + 360) % 360

function lab(colour: Rgb): readonly [number, number, number] {
  const [r, g, b] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = root((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1])
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const root = (value: number) =>
  value > (6 / 29) ** 3 ? Math.cbrt(value) : value * 7.787037 + 16 / 116
