import { position } from '../pen/marks.ts'
import { ring } from '../pen/path.ts'
import { along, cloth, folded, ground, guy, lying, metal, part, stitched, strap } from './sheet.ts'
import type { Drawing } from './sheet.ts'

/** A peg in the ground at x y. */
const peg = (x: number, y: number) => `M${x} ${y}l-5 12M${x - 7} ${y + 2}l9-3`

const trunk = (x: number, from: number, to: number) =>
  part(`M${x - 15} ${from}q6 60 0 ${to - from}h34q-8-60-3-${to - from}z`, '#8a7a63') +
  ground(`M${x - 4} ${from + 30}q4 40 0 80M${x + 8} ${from + 20}q-3 50 1 110M${x - 34} ${to}h72`)

/** Pitched as a ridge, its near half open. */
export function tarp(): Drawing {
  const inside = 'M132 112Q222 116 310 84Q268 164 214 226Q134 244 44 292Q96 204 132 112z'
  const outside = 'M132 112Q222 116 310 84Q330 150 372 214Q322 232 254 284Q186 204 132 112z'
  return {
    hex: '#33584a',
    measures: '300 × 280 cm',
    body:
      ground(`M20 318H380M${132} 112V300`) +
      guy(
        `M132 112L84 338M310 84L386 176M44 292L24 306M254 284L262 304M372 214L386 220M214 226L206 236${peg(84, 338)}${peg(24, 306)}${peg(262, 304)}${peg(386, 220)}${peg(386, 176)}`,
      ) +
      cloth(inside, 0.38) +
      lying(outside) +
      stitched('M140 108Q226 110 308 90M192 194Q262 160 336 152M262 276Q318 236 362 216') +
      folded('M132 112l26 10-14 18M310 84l4 24-26-6M254 284l-14-22 26-4M372 214l-26 0 10 12') +
      metal(`${ring(106, 234, 5)}${ring(352, 134, 5)}`) +
      strap('M132 112V300', 3, '#9aa5a0') +
      along([132, 112], [310, 84], 26, '300 cm') +
      along([254, 284], [372, 214], -30, '280 cm') +
      position(1, 228, 262, 244, 214) +
      position(2, 104, 84, 136, 116) +
      position(3, 60, 246, 103, 250) +
      position(4, 384, 108, 354, 133),
  }
}

/** A sail between two trees. */
export function gardenTarp(): Drawing {
  const sail = 'M76 112Q196 148 324 88Q322 168 352 238Q204 228 66 278Q92 194 76 112z'
  const eyelets = [
    [76, 114],
    [196, 127],
    [322, 92],
    [326, 166],
    [348, 236],
    [206, 242],
    [70, 274],
    [84, 194],
  ] as const
  return {
    hex: '#b5302c',
    measures: '400 × 300 cm',
    body:
      trunk(14, 40, 340) +
      trunk(376, 30, 330) +
      guy('M76 114L30 92M324 90L364 68M348 236L366 262M70 274L32 304') +
      lying(sail) +
      stitched(
        'M84 120Q198 154 318 98M74 268Q204 218 344 230M82 122Q98 196 76 264M316 100Q314 168 342 228',
      ) +
      folded('M190 136Q182 188 196 236') +
      strap('M184 232q22 26 44-2', 7, '#1c1c1e') +
      metal(eyelets.map(([x, y]) => ring(x, y, 5.5) + ring(x, y, 2.4)).join('')) +
      along([66, 278], [352, 238], -50, '400 cm') +
      along([66, 278], [76, 112], 14, '300 cm') +
      position(1, 276, 148, 240, 170) +
      position(2, 128, 172, 88, 192) +
      position(3, 262, 196, 222, 244) +
      position(4, 74, 62, 52, 103),
  }
}

/** Gathered at its ends, hung from two trees. */
export function hammock(): Drawing {
  const bed =
    'M92 148Q120 262 206 266Q290 262 312 138Q300 190 254 206Q190 222 138 204Q104 186 92 148z'
  const rim =
    'M92 148Q112 196 150 206Q204 222 254 204Q300 184 312 138Q296 168 250 180Q196 190 150 180Q112 172 92 148z'
  return {
    hex: '#9a4a2c',
    measures: '280 cm',
    body:
      trunk(32, 30, 330) +
      trunk(370, 30, 322) +
      strap('M20 98q14 8 28 0M358 84q12 8 26 0', 9, '#1c1c1e') +
      strap('M46 100L92 148M360 88L312 138', 3, '#f0f0ea') +
      lying(bed) +
      cloth(rim, 0.42) +
      stitched('M104 176Q130 252 206 256Q282 250 304 168') +
      folded(
        'M92 148Q132 214 176 256M92 148Q120 200 138 236M312 138Q284 204 240 252M312 138Q300 190 276 224',
      ) +
      metal(
        `M54 102q-8 2-6 10l8 12q6 6 10 0 3-5-2-10l-6-8zM352 90q8 2 6 10l-8 12q-6 6-10 0-3-5 2-10l6-8z`,
      ) +
      along([92, 148], [312, 138], 46, '280 cm') +
      position(1, 206, 306, 208, 240) +
      position(2, 110, 96, 78, 132) +
      position(3, 74, 62, 38, 100) +
      position(4, 322, 64, 350, 98),
  }
}

/** Lying ready, its head end held up by a stick. */
export function bivvy(): Drawing {
  const top =
    'M60 214Q62 148 104 124Q150 116 176 168Q262 200 352 246Q368 258 354 268Q220 254 92 264Q58 256 60 214z'
  const tub = 'M60 222Q66 258 92 262Q224 252 356 264Q352 280 340 284L102 302Q60 292 60 222z'
  const net = 'M78 192Q86 150 110 140Q142 136 158 172Q122 176 78 192z'
  return {
    hex: '#1f5a63',
    measures: '220 cm',
    body:
      ground('M20 306H384') +
      guy(`M104 124L128 52M128 52L44 300${peg(44, 300)}`) +
      strap('M128 40V306', 3, '#8d7a60') +
      lying(tub, 0.5) +
      cloth(top) +
      `<path fill="#0c1513" fill-opacity=".62" d="${net}"/><path fill="url(#net)" d="${net}"/>` +
      folded(net) +
      stitched(
        'M60 222Q66 250 96 256Q224 244 350 256M176 168Q166 214 168 252M68 204Q110 180 168 182',
      ) +
      guy('M78 194Q120 178 160 174') +
      metal(ring(160, 174, 4)) +
      along([60, 306], [356, 306], -34, '220 cm') +
      position(1, 262, 168, 246, 216) +
      position(2, 378, 216, 342, 272) +
      position(3, 60, 132, 112, 162) +
      position(4, 196, 128, 162, 174) +
      position(7, 88, 64, 116, 88),
    defs: '<pattern id="net" width="5" height="5" patternUnits="userSpaceOnUse"><path stroke="#fff" stroke-opacity=".45" stroke-width=".8" d="M0 0L5 5M5 0L0 5"/></pattern>',
  }
}

/** Laid out, one corner turned back. */
export function quilt(): Drawing {
  const outline = 'M92 62Q184 40 262 52L322 110L294 296Q286 346 200 350Q114 346 106 296z'
  const corner = 'M262 52Q268 92 322 110Q292 128 254 112Q246 82 262 52z'
  const baffles = [112, 156, 200, 244, 288]
  return {
    hex: '#4d6a4a',
    measures: '195 × 140 cm',
    body:
      strap('M74 196H330M82 252H320', 7, '#1c1c1e') +
      lying(outline, 0, 'pu') +
      stitched(
        baffles
          .map((y) => `M${94 + (y - 62) * 0.06} ${y}Q200 ${y - 22} ${320 - (y - 110) * 0.14} ${y}`)
          .join(''),
      ) +
      part(corner, '#e7d9b8') +
      folded(
        'M118 300Q200 270 284 300M200 276V350M150 284Q146 322 158 346M250 284Q256 322 244 346',
      ) +
      guy('M92 62q-18-16-30-4M62 58q-8 10 4 14') +
      metal(ring(62, 64, 6) + ring(200, 346, 5)) +
      along([92, 62], [106, 340], -52, '195 cm') +
      along([94, 66], [322, 66], 40, '140 cm') +
      position(1, 356, 150, 290, 168) +
      position(2, 356, 84, 290, 96) +
      position(4, 40, 116, 58, 70) +
      position(5, 362, 226, 328, 196),
    defs: '<linearGradient id="pu" gradientUnits="userSpaceOnUse" x1="0" y1="112" x2="0" y2="156" spreadMethod="repeat"><stop stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-opacity=".26"/></linearGradient>',
  }
}
