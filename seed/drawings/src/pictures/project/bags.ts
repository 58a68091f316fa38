import { position } from '../pen/marks.ts'
import { box, ring, roundBox } from '../pen/path.ts'
import { along, cloth, folded, ground, lying, metal, part, stitched, strap } from './sheet.ts'
import type { Drawing } from './sheet.ts'

const MESH =
  '<pattern id="net" width="9" height="9" patternUnits="userSpaceOnUse"><path stroke="#fff" stroke-opacity=".3" stroke-width="1.2" d="M0 4.500L4.500 0 9 4.500 4.500 9z" fill="none"/></pattern>'

/** A side-release buckle across a strap. */
const buckle = (x: number, y: number) =>
  metal(
    `${roundBox(x - 9, y - 13, 18, 26, 4)}M${x - 9} ${y}h18M${x - 4} ${y - 8}v6M${x + 4} ${y - 8}v6`,
  )

/** The pack from the front, rolled up. */
export function pack(): Drawing {
  const body = 'M122 106H278Q290 180 286 292Q284 336 250 342H150Q116 336 114 292Q110 180 122 106z'
  const base = 'M114 280Q200 296 286 280Q288 336 250 342H150Q112 336 114 280z'
  const pocket = 'M140 178Q200 190 260 178V282Q200 294 140 282z'
  const roll = 'M112 84Q112 66 130 66H270Q288 66 288 84Q288 106 270 106H130Q112 106 112 84z'
  const side = 'M114 226Q104 232 102 250L110 322Q122 334 140 338Q122 300 114 226z'
  return {
    hex: '#b98a22',
    measures: '58 × 30 cm',
    body:
      ground('M70 346H330') +
      strap(
        'M146 74Q92 92 92 190Q94 256 122 300M254 74Q308 92 308 190Q306 256 278 300',
        13,
        '#33383a',
      ) +
      lying(body) +
      cloth(side, 0.5, 'net') +
      cloth('M286 226Q296 232 298 250L290 322Q278 334 260 338Q278 300 286 226z', 0.5, 'net') +
      part(base, '#26292a') +
      stitched('M120 288Q200 304 280 288M132 112Q124 190 128 274M268 112Q276 190 272 274') +
      `<path fill="#0c1513" fill-opacity=".55" d="${pocket}"/><path fill="url(#net)" d="${pocket}"/>` +
      folded(pocket) +
      strap('M142 182Q200 194 258 182', 5, '#1c1c1e') +
      cloth(roll, 0.12) +
      folded('M116 78Q200 86 284 78M120 94Q200 100 280 94') +
      strap('M124 92Q114 120 124 160M276 92Q286 120 276 160M200 66V34', 8, '#1c1c1e') +
      buckle(121, 130) +
      buckle(279, 130) +
      strap('M186 66q0-26 14-26t14 26', 7, '#1c1c1e') +
      along([286, 342], [286, 66], -62, '58 cm') +
      along([114, 342], [286, 342], -30, '30 cm') +
      position(1, 200, 140, 232, 150) +
      position(2, 200, 318, 236, 322) +
      position(3, 200, 240, 236, 244) +
      position(6, 52, 112, 116, 112) +
      position(7, 52, 168, 90, 176) +
      position(8, 340, 106, 286, 128),
    defs: MESH,
  }
}

/** In the triangle of the frame that it was made for. */
export function frameBag(): Drawing {
  const bag = 'M92 120H300Q312 122 308 134L222 268Q208 284 192 270L82 142Q78 124 92 120z'
  const ties = [
    'M118 92V128',
    'M200 90V128',
    'M276 88V128',
    'M92 178L122 160',
    'M250 214L288 228',
    'M152 248L176 226',
  ]
  return {
    hex: '#a9713c',
    measures: '46 × 26 cm',
    body:
      strap('M52 104L342 96', 22, '#c3ccc7') +
      strap('M330 92L196 318', 22, '#c3ccc7') +
      strap('M64 108L210 318', 22, '#c3ccc7') +
      strap('M342 96L356 60M200 318L300 322', 10, '#9aa5a0') +
      metal(ring(204, 316, 18) + ring(204, 316, 7)) +
      lying(bag, 0, 'x') +
      folded('M92 148L296 146') +
      strap('M100 158H276', 6, '#1c1c1e') +
      stitched('M100 132H296M100 172L196 262M294 152L214 264') +
      metal('M262 152h18v12h-18zM280 156h14v4h-14z') +
      ties.map((d) => strap(d, 11, '#1c1c1e')).join('') +
      along([84, 124], [308, 124], 56, '46 cm') +
      along([352, 124], [352, 278], 14, '26 cm') +
      position(1, 196, 206, 224, 188) +
      position(2, 42, 176, 110, 158) +
      position(3, 300, 190, 278, 160) +
      position(4, 62, 232, 102, 174),
    defs: '<pattern id="x" width="26" height="26" patternUnits="userSpaceOnUse"><path stroke="#000" stroke-opacity=".22" stroke-width="1.500" d="M0 0L26 26M26 0L0 26"/></pattern>',
  }
}

/** Rolled and buckled, `w` wide and `h` high, standing on y 330. */
function drySack(x: number, w: number, h: number): string {
  const top = 330 - h
  const half = w / 2
  const body = `M${x - half} ${top + 26}Q${x - half - 6} ${330 - h / 3} ${x - half + 6} 326Q${x} ${340} ${x + half - 6} 326Q${x + half + 6} ${330 - h / 3} ${x + half} ${top + 26}z`
  const roll = `M${x - half - 4} ${top + 14}Q${x - half - 4} ${top} ${x - half + 10} ${top}H${x + half - 10}Q${x + half + 4} ${top} ${x + half + 4} ${top + 14}Q${x + half + 4} ${top + 28} ${x + half - 10} ${top + 28}H${x - half + 10}Q${x - half - 4} ${top + 28} ${x - half - 4} ${top + 14}z`
  return (
    lying(body) +
    cloth(roll, 0.16) +
    folded(`M${x - half} ${top + 11}H${x + half}M${x - half} ${top + 20}H${x + half}`) +
    stitched(`M${x - half + 4} 314Q${x} 330 ${x + half - 4} 314`) +
    strap(
      `M${x - half + 2} ${top + 14}Q${x - half - 2} ${top - 22} ${x} ${top - 22}T${x + half - 2} ${top + 14}`,
      6,
      '#1c1c1e',
    ) +
    metal(roundBox(x - 11, top - 31, 22, 17, 4)) +
    part(box(x - half * 0.4, top + h * 0.45, half * 0.8, 16), '#f3f4ef')
  )
}

export function dryBags(): Drawing {
  return {
    hex: '#e0662a',
    measures: '44, 32, 22 cm',
    body:
      ground('M24 336H376') +
      drySack(106, 116, 218) +
      drySack(236, 92, 154) +
      drySack(332, 66, 104) +
      along([48, 330], [48, 112], 18, '44 cm') +
      along([48, 336], [164, 336], -26, '24 cm') +
      along([299, 336], [365, 336], -26, '14 cm') +
      position(1, 236, 286, 214, 262) +
      position(2, 176, 74, 134, 92) +
      position(3, 276, 128, 246, 152) +
      position(4, 106, 300, 82, 318),
  }
}

/** The side of the tool bag, as it hangs below the saddle. */
export function saddleBag(): Drawing {
  const body =
    'M72 168Q70 150 92 148H318Q336 150 338 168L322 264Q318 284 296 286H122Q98 286 92 264z'
  const flap = 'M72 168Q70 146 92 144H318Q336 146 338 168L334 196Q204 226 78 200z'
  const rivets = [
    [96, 168],
    [312, 166],
    [150, 204],
    [256, 206],
    [114, 268],
    [298, 268],
  ] as const
  return {
    hex: '#7a5c34',
    measures: '20 × 11 cm',
    body:
      strap('M112 76Q92 110 104 148M300 76Q316 110 306 148', 12, '#c9b68f') +
      `<path class="q" d="M48 64Q120 40 352 62Q366 72 340 82Q196 70 74 92Q40 84 48 64z"/>${folded('M48 64Q120 40 352 62Q366 72 340 82Q196 70 74 92Q40 84 48 64z')}` +
      lying(body, 0.16) +
      cloth(flap) +
      stitched(
        'M84 196Q204 218 328 190M100 264Q104 276 124 278H294Q310 276 314 262M82 160Q90 152 104 152H308Q326 154 328 164',
      ) +
      strap('M168 146Q170 116 204 116T240 146', 13, '#e3d6bd') +
      strap('M204 190V252', 15, '#e3d6bd') +
      metal('M190 226h28v26h-28zM196 232h16v14h-16z') +
      `<g fill="#b8963f">${rivets.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join('')}</g>` +
      metal(rivets.map(([x, y]) => ring(x, y, 2.6)).join('')) +
      along([72, 288], [338, 288], -36, '20 cm') +
      along([338, 286], [338, 144], -30, '11 cm') +
      position(1, 132, 240, 158, 240) +
      position(2, 264, 112, 234, 128) +
      position(3, 46, 216, 107, 267) +
      position(4, 268, 250, 262, 278),
  }
}
