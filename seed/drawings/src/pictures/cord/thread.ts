import { letter } from '../pen/lettering.ts'
import { at, r, roundBox, steps } from '../pen/path.ts'
import { plate, solid } from '../pen/plate.ts'
import { NEUTRAL } from '../words.ts'

/** Thread on a cone, with ticket number and length. */
export function conePlate(hex: string, metres: number, ticket: string): string {
  const body = 'M132 64H246L292 300H86z'
  const winds = steps(15).map((i) => {
    const y = 70 + i * 15.6
    const k = (y - 64) / 236
    const next = Math.min(1, k + 0.12)
    return `M${at(132 - 46 * k, y)}L${at(246 + 46 * next, y + 28)}M${at(132 - 46 * next, y + 28)}L${at(246 + 46 * k, y)}`
  })
  return plate(
    hex,
    `<path opacity=".12" d="M96 316h230l30 12H130z"/><path class="o" d="M160 34h58l4 30h-66z"/><path class="a" d="M160 34h58l4 30h-66z"/><path class="c" d="${body}"/><clipPath id="k"><path d="${body}"/></clipPath>` +
      `<g clip-path="url(#k)"><path fill="none" stroke="#000" stroke-opacity=".26" stroke-width="1.7" d="${winds.join('')}"/><path fill="url(#cx)" d="M80 60h220v250H80z"/></g><path class="a" d="${body}"/>` +
      '<path class="o" d="M74 300H304v12q0 8-8 8H82q-8 0-8-8z"/><path class="a" d="M74 300H304v12q0 8-8 8H82q-8 0-8-8z"/><path class="x" d="M189 16V346"/>' +
      '<path class="s" stroke-width="3" d="M272 200C330 180 372 240 332 262S320 330 345 318"/><path class="o" d="M352 60q7 0 7 10V300l-7 44l-7-44V70q0-10 7-10z"/><path class="b" d="M352 60q7 0 7 10V300l-7 44l-7-44V70q0-10 7-10zM352 290v22M352 76V270"/>' +
      letter(`#${ticket}`, 74, 372, 19) +
      letter(`${metres} m`, 304, 372, 19, 'end'),
    SPUN,
  )
}

const SPUN =
  '<linearGradient id="cx"><stop stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity=".35"/><stop offset=".7" stop-opacity=".08"/><stop offset="1" stop-opacity=".35"/></linearGradient>'

const flange = (y: number) => solid(roundBox(78, y, 224, 26, 9), '', 'q')

/** Thread on a spool, fuller the longer it is. */
export function spoolPlate(hex: string, metres: number, ticket: string): string {
  const half = Math.min(96, 56 + metres / 10)
  const winds = steps(20).map(
    (i) => `M${r(190 - half)} ${92 + i * 10.6}q${r(half)} 12 ${r(2 * half)} 0`,
  )
  const wound = `M${r(190 - half)} 84H${r(190 + half)}V302H${r(190 - half)}z`
  return plate(
    hex,
    `<path opacity=".12" d="M92 336h216l22 10H120z"/><path class="c" d="${wound}"/><clipPath id="k"><path d="${wound}"/></clipPath><g clip-path="url(#k)"><path fill="none" stroke="#000" stroke-opacity=".24" stroke-width="1.7" d="${winds.join('')}"/><path fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.4" transform="translate(0 4)" d="${winds.join('')}"/><path fill="url(#cx)" d="${wound}"/></g><path class="a" d="${wound}"/>` +
      flange(58) +
      flange(302) +
      '<path class="q" d="M160 38h60v20h-60z"/><path class="a" d="M160 38h60v20h-60z"/><path class="x" d="M190 20V350"/>' +
      `<path class="s" stroke-width="3" d="M${r(190 + half)} 210C330 196 372 250 338 272S330 330 352 322"/>` +
      letter(`#${ticket}`, 78, 376, 19) +
      letter(`${metres} m`, 302, 376, 19, 'end'),
    SPUN,
  )
}

/** Threads of several ticket numbers next to each other, 200:1. */
export function threadGaugePlate(ticket: string): string {
  const numbers = ['160', '120', '75', '40', '20']
  return plate(
    NEUTRAL,
    numbers
      .map((number, i) => {
        const y = 70 + i * 62
        const w = 560 / Math.sqrt(Number(number)) / 3.2
        const isThis = number === ticket
        const d = `M40 ${y}H290`
        const twist = `<path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${r(w)}" stroke-dasharray="3 9" d="${d}"/>`
        return `<path fill="none" class="${isThis ? '' : 's'}" ${isThis ? 'stroke="#e8622a" ' : ''}stroke-width="${r(w)}" d="${d}"/>${twist}<path class="b" d="M40 ${r(y - w / 2)}H290M40 ${r(y + w / 2)}H290"/>${letter(`#${number}`, 372, y + 8, isThis ? 24 : 17, 'end')}`
      })
      .join(''),
  )
}
