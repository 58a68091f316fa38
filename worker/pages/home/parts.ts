import type { Locale, LocalText } from '#shared/i18n/locales.ts'

/** A position of the drawing and its main category. */
export type HomePart = {
  readonly position: number
  /** The SEO path of the category. */
  readonly path: LocalText
  /** An alternative path, for shops with a different spelling. */
  readonly spelled?: LocalText
  readonly name: LocalText
  /** Examples of its products. */
  readonly range: LocalText
  /**
   * Leader line on the front view, from the part to its number; null if the part is not visible.
   */
  readonly leader: readonly [fromX: number, fromY: number, toX: number, toY: number] | null
}

/** The parts list of the drawing on the home page. */
export const PARTS: readonly HomePart[] = [
  {
    position: 1,
    path: { de: 'stoffe', en: 'fabrics' },
    name: { de: 'Technische Stoffe', en: 'Technical fabrics' },
    range: { de: '7–1.680 den', en: '7–1,680 den' },
    leader: [136, 330, 44, 300],
  },
  {
    position: 2,
    path: { de: 'reissverschluesse', en: 'zippers' },
    name: { de: 'Reißverschlüsse', en: 'Zippers' },
    range: { de: 'Nr. 3–10', en: 'No. 3–10' },
    leader: [292, 303, 428, 300],
  },
  {
    position: 3,
    path: { de: 'schnallen/steckschnallen', en: 'buckles/side-release-buckles' },
    name: { de: 'Steckschnallen', en: 'Side-release buckles' },
    range: { de: 'Breite 10–50 mm', en: 'Width 10–50 mm' },
    leader: [256, 214, 428, 216],
  },
  {
    position: 4,
    path: { de: 'gurtbaender', en: 'webbing' },
    name: { de: 'Gurtband', en: 'Webbing' },
    range: { de: 'Breite 10–50 mm', en: 'Width 10–50 mm' },
    leader: [316, 190, 428, 140],
  },
  {
    position: 5,
    path: { de: 'schnuere', en: 'cords' },
    name: { de: 'Schnüre, Stopper', en: 'Cords, cord locks' },
    range: { de: 'Ø 1,5–5 mm', en: 'Ø 1.5–5 mm' },
    leader: [240, 396, 428, 400],
  },
  {
    position: 6,
    path: { de: 'platenware', en: 'sheet-goods' },
    spelled: { de: 'plattenware', en: 'sheet-goods' },
    name: { de: 'Schaum, Platten', en: 'Foam, sheets' },
    range: { de: 'Dicke 3–15 mm', en: '3–15 mm thick' },
    leader: null,
  },
  {
    position: 7,
    path: { de: 'stoffe/netze', en: 'fabrics/mesh' },
    name: { de: 'Netzstoffe', en: 'Mesh' },
    range: { de: '24–225 g/m²', en: '24–225 g/m²' },
    leader: [146, 470, 44, 456],
  },
  {
    position: 8,
    path: { de: 'naehgarn', en: 'threads' },
    name: { de: 'Garne', en: 'Threads' },
    range: { de: 'Nr. 20–160', en: 'No. 20–160' },
    leader: [226, 254, 44, 204],
  },
  {
    position: 9,
    path: { de: 'klettverschluss', en: 'hook-and-loop' },
    name: { de: 'Klettband', en: 'Hook and loop' },
    range: { de: 'Breite 16–50 mm', en: 'Width 16–50 mm' },
    leader: [100, 126, 44, 96],
  },
]

/**
 * The main category at a part's path. In a shop with longer paths (`gurtbaender-und-baender` for
 * `gurtbaender`) it is the one whose path starts with the same words.
 */
export function departmentOf<Department extends { readonly path: string }>(
  { path, spelled }: HomePart,
  locale: Locale,
  departments: readonly Department[],
): Department | undefined {
  const requested = path[locale]
  const spellings = [requested, spelled?.[locale] ?? requested].map((each) => each.split('/'))
  return (
    departments.find((one) => one.path === requested) ??
    departments.find((one) =>
      spellings.some((steps) => beginsStepByStep(one.path.split('/'), steps)),
    )
  )
}

function beginsStepByStep(steps: readonly string[], requested: readonly string[]): boolean {
  return (
    steps.length === requested.length &&
    steps.every((step, at) => `${step}-`.startsWith(`${requested[at]}-`))
  )
}
