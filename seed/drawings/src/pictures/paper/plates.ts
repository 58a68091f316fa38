import { letter } from '../pen/lettering.ts'
import { position, scaleBar } from '../pen/marks.ts'
import { box, ring, roundBox, steps } from '../pen/path.ts'
import { place } from '../pen/place.ts'
import { LIGHT, plate, shadow, solid } from '../pen/plate.ts'
import { drawPiece, LAYOUTS } from './pieces.ts'
import { PROJECTS } from './projects.ts'

/** Pattern pieces on their sheet, numbered, with test square and scale bar. */
export function patternPlate(hex: string, project: string): string {
  const pieces = LAYOUTS[project] ?? LAYOUTS['tarp'] ?? []
  const numbers = pieces.map(([name, x, y, kx, ky, count], i) => {
    const inLine = name === 'strip'
    const small = Math.min(kx, ky) < 0.85
    const dx = inLine ? 34 * kx : small ? 0 : -6
    const size = inLine ? 15 : small ? 18 : 26
    const below = inLine ? 6 : small ? 22 : 30
    const half = inLine ? 6 : small ? 0 : 4
    return (
      letter(`${i + 1}`, inLine ? x - dx : x + dx, y + half, size, 'middle') +
      letter(`${count}×`, x + dx, y + below, inLine || small ? 12 : 15, 'middle')
    )
  })
  return plate(
    hex,
    `${pieces.map(drawPiece).join('')}${numbers.join('')}<path class="a" d="M316 330h44v44h-44z"/><path class="d" d="M316 330l44 44"/>${letter('10 cm', 300, 360, 14, 'end')}${scaleBar(34, 358, 60, '20 cm')}`,
  )
}

/** Size of a finished thing in its picture. */
const SIZE = 1.06

/**
 * The finished project as a line drawing with its seams. Throws an `Error` for an unknown project.
 */
export function projectPlate(hex: string, project: string): string {
  const drawing = PROJECTS[project]
  if (!drawing) throw new Error(`No drawing of the project ${project}`)
  const outline = place(drawing.outline, 200, 196, SIZE)
  const unit = drawing.unitsPerCm * SIZE
  const bar = [100, 50, 20, 10, 5].find((cm) => cm * unit <= 110) ?? 5
  const line = (className: string, d: string) =>
    `<path class="${className}" d="${place(d, 200, 196, SIZE)}"/>`
  return plate(
    hex,
    `${drawing.ground ? line('d', drawing.ground) : ''}${shadow(outline)}<path class="w" d="${outline}"/><path class="c" opacity=".62" d="${outline}"/><path fill="url(#li)" d="${outline}"/>${line('b', drawing.seams)}<path class="a" d="${outline}"/>${scaleBar(30, 364, bar * unit, `${bar} cm`)}`,
    LIGHT,
  )
}

export function bookPlate(hex: string, digital: boolean): string {
  const cover = 'M96 60H286q12 0 12 12V330q0 12-12 12H96z'
  const screen = roundBox(92, 40, 216, 318, 16)
  if (digital)
    return plate(
      hex,
      `${shadow(screen)}${solid(screen, '', 'q')}<path class="c" d="${box(110, 64, 180, 256)}"/><path fill="url(#li)" d="${box(110, 64, 180, 256)}"/><path class="a" d="${box(110, 64, 180, 256)}"/><path fill="none" stroke="#fff" stroke-width="3" d="M134 104h132M134 124h90M160 200h80v80h-80zM160 240h80M200 200v80"/><path class="b" d="${ring(200, 339, 8)}"/>`,
      LIGHT,
    )
  return plate(
    hex,
    `${shadow(cover)}<path class="o" d="M86 330q0-14 12-14H292v32H98q-12 0-12-18z"/><path class="b" d="M98 322H290M96 330H290M98 338H290"/><path class="a" d="M86 330q0-14 12-14H292v32H98q-12 0-12-18z"/><path class="c" d="M86 72q0-14 14-14H292V316H100q-14 0-14 14z"/><path fill="url(#li)" d="M86 72q0-14 14-14H292V316H100q-14 0-14 14z"/><path class="a" d="M86 330V72q0-14 14-14H292V316"/><path class="b" d="M106 58V316"/>` +
      '<path fill="none" stroke="#fff" stroke-width="3" d="M134 100H264M134 122H226"/><path fill="none" stroke="#fff" stroke-width="2.400" d="M150 180h96v96h-96zM150 204h96M150 228h96M150 252h96M174 180v96M198 180v96M222 180v96"/><path fill="none" stroke="#fff" stroke-width="5" d="M150 276L246 180"/>' +
      '<path class="s" stroke-width="7" d="M262 316V372l9-10l9 10V316"/>',
    LIGHT,
  )
}

/** Contents of a kit: cloth, cord, a buckle, thread and the guide, numbered. */
export function kitPlate(hex: string, withCloth: boolean): string {
  const cloth = 'M40 60l150-26 34 92-150 30z'
  const bag = roundBox(28, 22, 344, 330, 14)
  const cord = `M262 96${'a34 20 0 1 0 68 0a34 20 0 1 0-68 0'}M266 108a32 18 0 1 0 62 0M330 96q28 6 26 40`
  const board = 'M52 48h120v116H52z'
  return plate(
    hex,
    `<path class="o" d="${bag}"/><path class="b" d="${bag}"/><path class="h" d="M28 50H372"/>` +
      (withCloth
        ? `${shadow(cloth)}${solid(cloth, 'gr2')}<path class="e" d="M64 132l150-28M52 96l150-28"/><path class="b" d="M64 132l150-28"/>`
        : `${shadow(board)}<path fill="#26292a" d="${board}"/><path class="a" d="${board}"/><path class="e" d="M72 60v92M152 60v92"/>`) +
      `<path fill="none" stroke="#1b2925" stroke-width="12" d="${cord}"/><path fill="none" stroke="#e8622a" stroke-width="8" d="${cord}"/>` +
      `<path class="q" d="${place('M-86-46q0-12 12-12H76q12 0 12 12V46q0 12-12 12H-76q-12 0-12-12zM-64-40V-12H64V-40zM-64 12V40H64V12z', 94, 238, 0.5)}" fill-rule="evenodd"/><path class="a" d="${place('M-86-46q0-12 12-12H76q12 0 12 12V46q0 12-12 12H-76q-12 0-12-12zM-64-40V-12H64V-40zM-64 12V40H64V12z', 94, 238, 0.5)}"/>` +
      `<path class="c" d="${box(174, 206, 46, 70)}"/><path class="b" d="${steps(6)
        .map((i) => `M174 ${214 + i * 11}h46`)
        .join(
          '',
        )}"/>${solid('M166 194h62v12h-62zM166 276h62v12h-62z', '', 'q')}<path class="a" d="${box(174, 206, 46, 70)}"/>` +
      `${solid('M262 190h88v124h-88z', '', 'o')}<path class="b" d="M276 210h60M276 226h60M276 242h40M276 262h60v36h-60zM276 298l60-36"/>` +
      [
        [1, 140, 176, 132, 128],
        [2, 352, 170, 344, 124],
        [3, 94, 306, 94, 262],
        [4, 232, 322, 204, 280],
        [5, 318, 334, 306, 306],
      ]
        .map(([n = 1, x = 0, y = 0, px = 0, py = 0]) => position(n, x, y, px, py))
        .join(''),
    `<pattern id="gr2" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(-10)"><path stroke="#000" stroke-opacity=".22" stroke-width="2" d="M0 9H18M9 0V18"/></pattern>`,
  )
}
