import { letter } from '../pen/lettering.ts'
import { dimension, dimensionV, position } from '../pen/marks.ts'
import { box, r, ring, roundBox, steps } from '../pen/path.ts'
import { layered } from './layers.ts'

const HANDLE = '#3f6a78'

export const rotaryPlate = (): string =>
  layered(
    HANDLE,
    [
      ['shade', 'M186 196L330 40q22-14 36 4 12 18-4 34L226 240z'],
      ['q', ring(146, 236, 92)],
      ['b', ring(146, 236, 78)],
      [
        'c',
        'M116 204Q120 160 170 158L326 34q24-16 40 4 14 20-6 40L240 232q-30 50-84 46-46-20-40-74z',
      ],
      ['b', 'M226 190L340 64M240 204L352 80'],
      ['q', ring(152, 222, 24)],
      ['b', `${ring(152, 222, 12)}M140 222h24`],
      ['x', 'M146 120V352M36 236H262'],
    ],
    dimension(54, 238, 372, 242, '') + letter('Ø 45 mm', 252, 379, 19),
  )

export const bladesPlate = (pieces: number): string =>
  layered(
    '#9aa5a3',
    steps(pieces).flatMap((i) => {
      const [x, y] = [118 + i * 38, 130 + i * 28]
      return [
        ['c', ring(x, y, 84) + ring(x, y, 14)],
        ['b', ring(x, y, 72)],
        ['b', ring(x, y, 14)],
      ] as const
    }),
    `${dimension(34, 202, 26, 126, '')}${letter('Ø 45 mm', 214, 33, 19)}${letter(`${pieces} ×`, 40, 372, 24)}`,
  )

export const scissorsPlate = (lengthCm: number): string =>
  layered(
    '#c2492f',
    [
      ['shade', 'M64 60L214 214 236 232 60 96z'],
      ['q', 'M52 40q26 4 50 26L236 214l-24 24L80 108Q50 72 52 40z'],
      ['q', 'M30 92q26-2 54 16L246 214l-18 28L72 150Q38 124 30 92z'],
      ['b', 'M66 58L222 212M50 106L232 224'],
      [
        'c',
        'M206 236q20-28 46-14l34 40q64-10 76 44 6 56-46 62-54 2-62-52-4-20 6-40l-34-22q-18-2-20-18zM282 296q-8 46 30 48 36-6 32-44-10-34-44-28-12 6-18 24z',
      ],
      [
        'c',
        'M222 214q-2-30 26-32l50-20q-12-50 30-72 46-14 58 30 8 52-42 66-18 4-38-6l-48 46q-24 8-36-12zM318 124q-4 38 24 36 30-8 24-40-10-22-32-14-12 6-16 18z',
      ],
      ['q', ring(232, 218, 9)],
    ],
    dimension(30, 374, 384, 360, '') + letter(`${lengthCm} cm`, 40, 366, 22),
  )

export const hotKnifePlate = (): string =>
  layered(
    HANDLE,
    [
      ['shade', 'M150 150h190q20 10 20 30t-20 30H150z'],
      ['d', 'M356 180C396 180 392 260 340 262S240 300 300 360'],
      ['q', 'M24 186l60-26h22v40H84z'],
      ['q', roundBox(104, 158, 48, 44, 4)],
      ['c', 'M150 146h34q10-10 26-10h120q30 8 30 44t-30 44H210q-16 0-26-10h-34z'],
      ['b', 'M190 146v68M216 140v80M240 140v80M264 140v80M288 140v80'],
      ['n', roundBox(304, 168, 34, 24, 8)],
      ['q', 'M40 296l18-14h70v28H58z'],
      ['b', 'M128 286h18v20h-18M44 330q8-8 0-16M60 334q8-8 0-16M76 334q8-8 0-16'],
      ['x', 'M10 180H388'],
    ],
    position(1, 60, 96, 70, 172) +
      position(2, 160, 350, 104, 300) +
      letter('60 W', 372, 92, 26, 'end'),
  )

export const matPlate = (): string =>
  layered(
    '#2f6b52',
    [
      ['shade', roundBox(32, 66, 336, 252, 8)],
      ['c', roundBox(32, 66, 336, 252, 8)],
    ],
    `<path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.2" d="${steps(21)
      .map((i) => `M${48 + i * 15.2} 82V302`)
      .join('')}${steps(15)
      .map((i) => `M48 ${r(82 + i * 15.7)}H352`)
      .join(
        '',
      )}"/><path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2" d="M48 82H352V302H48zM48 302L268 82M124 82V302M200 82V302M276 82V302M48 160.500H352M48 239H352"/>` +
      dimension(32, 368, 42, 62, '60 cm') +
      letter('45 cm', 368, 352, 19, 'end'),
  )

export const rulerPlate = (): string =>
  layered(
    '#c8b23a',
    [
      ['shade', 'M40 268L300 48l60 72L100 340z'],
      ['c', 'M40 268L300 48l60 72L100 340z'],
    ],
    `<g transform="translate(40 268)rotate(-40.200)"><path fill="#fff" opacity=".62" d="M4 4h332v86H4z"/><path class="b" d="${steps(
      31,
    )
      .map((i) => `M${8 + i * 10.8} 4v${i % 5 ? 8 : 16}`)
      .join('')}M4 48H336M4 90L94 4M140 90L190 4"/><path class="a" d="M0 0h340v94H0z"/></g>` +
      letter('60 × 15 cm', 372, 372, 22, 'end'),
  )

export const ripperPlate = (pieces: number): string =>
  layered(
    '#c2492f',
    [
      ['q', 'M116 40q10 30 4 92h-12q-2-50-14-70 12 4 14 16 2-26 8-38z'],
      ['c', roundBox(98, 132, 32, 214, 12)],
      ['b', 'M106 150v180M122 150v180'],
      ['q', 'M262 96q8 26 4 70h-10q-2-38-12-54 10 4 12 12 0-18 6-28z'],
      ['c', roundBox(248, 166, 26, 180, 10)],
      ['b', 'M255 182v148M267 182v148'],
      ['q', ring(99, 60, 5)],
      ['x', 'M114 20V366M261 76V366'],
    ],
    dimensionV(40, 346, 54, 92, '') +
      dimensionV(96, 346, 320, 280, '') +
      letter(`${pieces} ×`, 372, 384, 24, 'end'),
  )

export const chalkPlate = (hex: string): string =>
  layered(
    hex,
    [
      ['c', 'M292 60l40 40 24-24q8-20-10-34t-34-2z'],
      ['o', 'M128 224L292 60l40 40L168 264z'],
      ['c', 'M84 308l44-84 40 40z'],
      ['n', 'M84 308l12-24 12 12z'],
      ['b', 'M142 210l40 40M276 76l40 40M196 180l84-84'],
    ],
    `<path class="s" stroke-width="7" stroke-linecap="round" d="M84 312C60 350 150 372 210 344S340 350 364 330"/><path class="b" stroke-dasharray="2 9" d="M84 312C60 350 150 372 210 344S340 350 364 330"/>`,
  )

export const clipPlate = (pieces: number): string =>
  layered(
    '#d0702c',
    [
      ['c', 'M64 176L250 106q34-8 40 20l-8 22q-6 14-24 16L70 192z'],
      ['c', 'M64 208L250 278q34 8 40-20l-8-22q-6-14-24-16L70 192z'],
      ['q', 'M252 128q34 0 34 64t-34 64q14-30 14-64t-14-64z'],
      ['b', 'M92 180L250 124M92 204l158 56M120 166l10 16M120 218l10-16'],
    ],
    `<path class="u" d="M24 184h80v8H24zM24 193h80v8H24z"/><path class="b" d="M24 184h80v8H24zM24 193h80v8H24z"/>${dimension(64, 290, 330, 284, '27 mm')}${letter(`${pieces} ×`, 372, 384, 24, 'end')}`,
  )

export const brushPlate = (pieces: number): string =>
  layered(
    '#b98a55',
    [70, 140, 210, 280, 350]
      .slice(0, 4)
      .flatMap((x, i) => [
        ['c', `M${x - 10} ${40 + i * 12}q10-12 20 0l6 ${150 - i * 8}h-32z`] as const,
        ['q', box(x - 20, 186, 40, 44)] as const,
        ['b', `M${x - 20} 198h40M${x - 20} 218h40`] as const,
        ['o', `M${x - 20} 230h40l-4 70q-16 8-32 0z`] as const,
        ['b', `M${x - 12} 236v60M${x - 4} 236v64M${x + 4} 236v64M${x + 12} 236v60`] as const,
        ['x', `M${x} 26V330`] as const,
      ]),
    letter(`${pieces} ×`, 372, 376, 24, 'end'),
  )
