/** The properties of a product that others must match: option keys by property group. */
export type HintPart = Readonly<{ id: string; traits: Readonly<Record<string, readonly string[]>> }>

/** A mismatch or a missing product; `sizes` are the matching sizes. */
export type Hint = Readonly<{
  kind:
    | 'slider-missing'
    | 'slider-other-size'
    | 'slider-other-kind'
    | 'webbing-missing'
    | 'webbing-other-width'
    | 'needle-unfit'
    | 'thread-unfit'
  id: string
  sizes: readonly string[]
}>

/**
 * Finds products of a list that do not fit each other. Products without the needed properties are
 * not checked.
 */
export function compatibilityHints(parts: readonly HintPart[]): readonly Hint[] {
  return [...sliderHints(parts), ...webbingHints(parts), ...needleHints(parts)]
}

const has = ({ traits }: HintPart, group: string) => (traits[group] ?? []).length > 0
const all = ({ traits }: HintPart, group: string) => traits[group] ?? []
const overlap = (values: readonly string[], other: readonly string[]) =>
  values.some((value) => other.includes(value))

/** Zips by the metre come without a slider: they need one of the same size and kind. */
function sliderHints(parts: readonly HintPart[]): readonly Hint[] {
  const sliders = parts.filter((part) => has(part, 'slider_type'))
  const endless = parts.filter(
    (part) => all(part, 'zip_function').includes('continuous') && !has(part, 'slider_type'),
  )
  return endless.flatMap((zipper): Hint[] => {
    const sizes = all(zipper, 'zip_size')
    const hint = (kind: Hint['kind']) => [{ kind, id: zipper.id, sizes }]
    if (sliders.length === 0) return hint('slider-missing')
    const sized = sliders.filter((slider) => overlap(all(slider, 'zip_size'), sizes))
    if (sized.length === 0) return hint('slider-other-size')
    const isFit = sized.some((slider) => overlap(all(slider, 'zip_type'), all(zipper, 'zip_type')))
    return isFit ? [] : hint('slider-other-kind')
  })
}

/** A buckle needs webbing of its width. */
function webbingHints(parts: readonly HintPart[]): readonly Hint[] {
  const widths = parts.flatMap((part) => all(part, 'width_mm'))
  return parts
    .filter((part) => has(part, 'webbing_width'))
    .flatMap((buckle): Hint[] => {
      const sizes = all(buckle, 'webbing_width')
      if (overlap(sizes, widths)) return []
      const kind = widths.length === 0 ? 'webbing-missing' : 'webbing-other-width'
      return [{ kind, id: buckle.id, sizes }]
    })
}

/** Cloth lists its suitable needles; needles and threads of the list must match one of them. */
function needleHints(parts: readonly HintPart[]): readonly Hint[] {
  const cloths = parts.filter((part) => has(part, 'roll_width') && has(part, 'needle_size'))
  const needles = parts.filter((part) => has(part, 'needle_point') && has(part, 'needle_size'))
  const threads = parts.filter((part) => has(part, 'thread_size') && has(part, 'needle_size'))
  return cloths.flatMap((cloth): Hint[] => {
    const sizes = all(cloth, 'needle_size')
    const isUnfit = (tools: readonly HintPart[]) =>
      tools.length > 0 && !tools.some((tool) => overlap(all(tool, 'needle_size'), sizes))
    return [
      ...(isUnfit(needles) ? [{ kind: 'needle-unfit', id: cloth.id, sizes } as const] : []),
      ...(isUnfit(threads) ? [{ kind: 'thread-unfit', id: cloth.id, sizes } as const] : []),
    ]
  })
}
