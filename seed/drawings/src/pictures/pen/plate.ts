import { r } from './path.ts'

/**
 * Line types after ISO 128: a outline, b detail, d dimension, x axis, h hidden or stitched,
 * t lettering; fills: p paper, o paper with outline, f dimension, k ink, n a hole (dark in both schemes), w white, q metal,
 * c product colour, u light ground, e light of an edge that must show on black too; s is a line in the product colour. Lines are thinner where the
 * plate stands large.
 */
const STYLE =
  '<style>.p{fill:#fbfcfa}.g{stroke:#e6ece7;fill:none}' +
  '.a,.b,.d,.x,.t,.o,.h{fill:none;stroke:#1b2925;stroke-linecap:round;stroke-linejoin:round}' +
  '.a{stroke-width:3}.b,.h{stroke-width:1.7}.h{stroke-dasharray:7 5}.d,.x{stroke-width:1.2;stroke:#58706a}' +
  '.x{stroke-dasharray:16 4 2 4}.t{stroke:#33463f;stroke-width:1.05}.f{fill:#58706a}.k{fill:#1b2925}.n{fill:#101917}' +
  '.o{fill:#fbfcfa}.w{fill:#fff}.q{fill:#d6ddd8}.c{fill:currentColor}.s{stroke:currentColor;fill:none}.u{fill:#f7f9f6}.e{fill:none;stroke:#fff;stroke-opacity:.36;stroke-width:1.7}' +
  '@media(min-width:440px){.a{stroke-width:2}.b,.h{stroke-width:1.2}.d,.x{stroke-width:.9}.t{stroke-width:.85}}' +
  '@media(prefers-color-scheme:dark){.p,.o{fill:#17302a}.g{stroke:#20403a}.a,.b,.o,.h{stroke:#e4ece6}' +
  '.d,.x{stroke:#9db4ab}.t{stroke:#cfdcd4}.f{fill:#9db4ab}.k{fill:#e4ece6}.q{fill:#7d918a}.u{fill:#c3cfc8}}</style>'

const GRID =
  '<pattern id="gr" width="100" height="100" patternUnits="userSpaceOnUse">' +
  '<path class="g" d="M0 20H100M0 40H100M0 60H100M0 80H100M20 0V100M40 0V100M60 0V100M80 0V100"/>' +
  '<path class="g" stroke-width="2" d="M0 0H100M0 0V100"/></pattern>'

/** A sheet of graph paper, 400 units square, with a drawing in one product colour. */
export function plate(hex: string, body: string, defs = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" color="${hex}">${STYLE}` +
    `<defs>${GRID}${defs}</defs><path class="p" d="M0 0h400v400H0z"/>` +
    `<path fill="url(#gr)" d="M0 0h400v400H0z"/>${body}</svg>\n`
  )
}

/** A soft shadow to the lower right. */
export const shadow = (d: string, dx = 6, dy = 7): string =>
  `<path opacity=".12" transform="translate(${r(dx)} ${r(dy)})" d="${d}"/>`

/** A shape in the product colour with an optional texture and its outline. */
export function solid(d: string, texture = '', fill = 'c'): string {
  const over = texture && `<path fill="url(#${texture})" fill-rule="evenodd" d="${d}"/>`
  return `<path class="${fill}" fill-rule="evenodd" d="${d}"/>${over}<path class="a" d="${d}"/>`
}

/** Light from the upper left on a flat surface. */
export const LIGHT =
  '<linearGradient id="li" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".16"/></linearGradient>'

/** Light on a round surface, across (`x`) or down (`y`) its axis. */
export const round = (id: string, along: 'x' | 'y'): string =>
  `<linearGradient id="${id}"${along === 'y' ? ' x2="0" y2="1"' : ''}><stop stop-opacity=".28"/><stop offset=".34" stop-color="#fff" stop-opacity=".4"/><stop offset=".66" stop-opacity=".05"/><stop offset="1" stop-opacity=".36"/></linearGradient>`

/** Hatching of a cut face. */
export const hatch = (id: string, angle = 45, gap = 6): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path stroke="#000" stroke-opacity=".5" stroke-width="1.6" d="M0 0V${gap}"/></pattern>`
