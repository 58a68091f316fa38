import type { Locale } from '#shared/i18n/locales.ts'
import { PACK_POSITIONS, type PackPosition } from '#shared/recipes/pack-parts.ts'
import { urls } from '#shared/urls.ts'

/** The chosen product of each position, and the position whose choices are open. */
export type PackChoice = {
  readonly chosen: ReadonlyMap<number, string>
  readonly open: number
}

const parameter = (position: number) => `p${position}`
const numbersOf = ({ kinds }: PackPosition) => kinds.flat()

/** The default product of a position. */
function usualPart(position: PackPosition): string {
  return numbersOf(position)[0] ?? ''
}

/** The choice in an address. Missing parts are those of the default backpack. */
export function readPackChoice(requested: (name: string) => string | undefined): PackChoice {
  const chosen = PACK_POSITIONS.map((part) => {
    const number = requested(parameter(part.position)) ?? ''
    return [part.position, numbersOf(part).includes(number) ? number : usualPart(part)] as const
  })
  const open = PACK_POSITIONS.find(({ position }) => requested('part') === String(position))
  return { chosen: new Map(chosen), open: open?.position ?? 1 }
}

/** The products that differ from the default backpack, for an address or a form. */
export function packFields({ chosen }: PackChoice): readonly (readonly [string, string])[] {
  return PACK_POSITIONS.flatMap((part) => {
    const number = chosen.get(part.position)
    return number && number !== usualPart(part) ? [[parameter(part.position), number] as const] : []
  })
}

/** The address of a backpack with some changes. */
export function packHref(
  locale: Locale,
  choice: PackChoice,
  { open = choice.open, part }: { readonly open?: number; readonly part?: string } = {},
): string {
  const chosen = new Map(choice.chosen)
  if (part) chosen.set(open, part)
  const query = new URLSearchParams(
    [...packFields({ chosen, open })].map(([name, value]) => [name, value]),
  )
  query.set('part', String(open))
  return `${urls.page(locale, 'backpack')}?${query}#choose`
}
