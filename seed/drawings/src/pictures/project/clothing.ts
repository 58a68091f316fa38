import { position } from '../pen/marks.ts'
import { box, ring } from '../pen/path.ts'
import { along, cloth, folded, ground, guy, lying, metal, part, stitched, strap } from './sheet.ts'
import type { Drawing } from './sheet.ts'

/** The wrap skirt from the front, its edge open below. */
export function rainSkirt(): Drawing {
  const skirt = 'M136 84H264L322 316Q200 346 78 316z'
  const wrap = 'M136 84H238L246 200L282 325Q180 340 78 316z'
  return {
    hex: '#1f6670',
    measures: '62 × 88 cm',
    body:
      lying(skirt, 0.4) +
      cloth(wrap) +
      part(box(134, 72, 132, 20), '#16484f') +
      stitched('M84 304Q180 326 276 312M230 96L238 200L272 318M140 98H228') +
      folded('M160 96Q140 200 124 318M196 96Q190 210 192 328') +
      guy('M254 82q26 2 30 26t-8 26M254 82q14 14 12 40') +
      metal(`${ring(274, 138, 6)}${ring(266, 126, 5)}`) +
      part(`${box(224, 110, 20, 15)}${box(230, 158, 20, 15)}${box(240, 206, 20, 15)}`, '#1c1c1e') +
      along([78, 320], [78, 72], 18, '62 cm') +
      along([78, 322], [322, 322], -36, '88 cm') +
      position(1, 320, 216, 224, 252) +
      position(2, 330, 170, 244, 166) +
      position(3, 320, 66, 282, 104) +
      position(4, 350, 120, 280, 136),
  }
}

/** One gaiter with its boot, seen from outside; `x` is its middle. */
function gaiter(x: number): string {
  const shaft = `M${x - 46} 72Q${x} 60 ${x + 46} 72L${x + 40} 208Q${x + 58} 248 ${x + 74} 286Q${x + 20} 304 ${x - 50} 288Q${x - 38} 220 ${x - 46} 72z`
  const patch = `M${x - 42} 190Q${x - 10} 204 ${x + 6} 194L${x + 14} 296Q${x - 20} 298 ${x - 50} 288Q${x - 42} 236 ${x - 42} 190z`
  const boot = `M${x - 48} 282Q${x} 300 ${x + 72} 282Q${x + 96} 296 ${x + 98} 318H${x - 56}z`
  return (
    part(boot, '#4b5450') +
    part(`M${x - 58} 318H${x + 100}v10H${x - 58}z`, '#2b2f2e') +
    lying(shaft) +
    part(patch, '#cfae4a') +
    stitched(
      `M${x - 38} 196Q${x - 10} 208 ${x + 2} 200L${x + 8} 288M${x - 44} 84Q${x} 72 ${x + 44} 84`,
    ) +
    folded(`M${x + 22} 67L${x + 26} 296`) +
    `<path class="h" d="M${x + 12} 90L${x + 16} 290"/>` +
    strap(`M${x - 46} 94Q${x} 82 ${x + 46} 94`, 9, '#1c1c1e') +
    metal(box(x + 6, 80, 14, 16))
  )
}

export function gaiters(): Drawing {
  return {
    hex: '#4d5559',
    measures: '42 × 34 cm',
    body:
      ground('M20 332H388') +
      gaiter(108) +
      gaiter(276) +
      along([50, 300], [50, 70], 22, '42 cm') +
      along([62, 66], [154, 66], 18, '34 cm') +
      position(1, 208, 130, 246, 150) +
      position(2, 204, 236, 240, 246) +
      position(3, 210, 60, 246, 88) +
      position(4, 360, 176, 302, 180),
  }
}

/** The hoody from the front, its sleeves spread. */
export function hoody(): Drawing {
  const trunk = 'M140 112Q200 138 260 112L274 318Q200 330 126 318z'
  const left = 'M140 112Q112 120 98 146L40 282L78 300L134 196z'
  const right = 'M260 112Q288 120 302 146L360 282L322 300L266 196z'
  const hood = 'M144 114Q132 46 200 42Q268 46 256 114Q228 142 200 142Q172 142 144 114z'
  const face = 'M164 110Q160 66 200 64Q240 66 236 110Q220 132 200 132Q180 132 164 110z'
  return {
    hex: '#a5502f',
    measures: '70 × 56 cm',
    body:
      lying(left, 0.16, 'gf') +
      lying(right, 0.16, 'gf') +
      lying(trunk, 0, 'gf') +
      cloth(hood, 0.08, 'gf') +
      `<path fill="#0c1513" fill-opacity=".5" d="${face}"/>${folded(face)}` +
      strap('M200 134V206', 7, '#1c1c1e') +
      metal('M196 200h8v14h-8z') +
      stitched(
        'M140 116L134 196L130 308M260 116L266 196L270 308M46 276L80 292M354 276L320 292M150 250Q200 262 250 250L262 304M150 250L138 304',
      ) +
      folded('M152 250Q200 262 248 250M126 302Q200 314 274 302M200 42Q196 52 200 64') +
      metal(`${ring(62, 280, 4)}${ring(338, 280, 4)}`) +
      along([274, 318], [274, 112], -100, '70 cm') +
      along([126, 322], [274, 322], -34, '56 cm') +
      position(1, 100, 78, 152, 92) +
      position(2, 230, 232, 204, 196) +
      position(3, 106, 338, 62, 288) +
      position(4, 66, 158, 122, 178),
    defs: '<pattern id="gf" width="11" height="11" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.600" d="M0 5.500H11M5.500 0V11"/></pattern>',
  }
}

/** The hand warmer, lying, with its zip above. */
export function muff(): Drawing {
  const body = 'M88 140Q200 118 312 140Q332 196 312 262Q200 286 88 262Q68 196 88 140z'
  const chambers = [124, 162, 200, 238, 276]
  return {
    hex: '#6b3f63',
    measures: '34 × 18 cm',
    body:
      lying(body) +
      `<path fill="url(#pu)" d="${body}"/>` +
      stitched(chambers.map((x) => `M${x} 134Q${x + (x - 200) * 0.12} 200 ${x} 268`).join('')) +
      part(
        'M88 140Q112 200 88 262Q62 200 88 140zM312 140Q338 200 312 262Q288 200 312 140z',
        '#2d1f2b',
      ) +
      folded('M88 150Q102 200 88 252M312 150Q326 200 312 252') +
      strap('M132 150Q200 140 268 150', 7, '#1c1c1e') +
      `<path class="e" stroke-dasharray="3 3" d="M134 150Q200 140 266 150"/>` +
      metal('M262 144h10v12h-10zM270 152l16 12-4 5-14-12z') +
      strap('M88 140Q70 70 196 62Q330 66 312 140', 4, '#1c1c1e') +
      along([70, 266], [330, 266], -46, '34 cm') +
      along([330, 266], [330, 136], -36, '18 cm') +
      position(1, 52, 120, 84, 196) +
      position(2, 220, 244, 246, 216) +
      position(3, 236, 102, 224, 144) +
      position(4, 138, 322, 162, 262),
    defs: '<linearGradient id="pu" gradientUnits="userSpaceOnUse" x1="124" y1="0" x2="162" y2="0" spreadMethod="repeat"><stop stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-opacity=".3"/></linearGradient>',
  }
}
