/** A range of values, both above 0. */
export type Span = { readonly min: number; readonly max: number }

/** Steps per decade, the finest first. */
const STEPS = [[1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1]] as const
/**
 * Round values for a logarithmic axis that enclose the span: at least two, and at most `most` if
 * the steps allow it.
 */
export function logTicks({ min, max }: Span, most: number): readonly number[] {
  const decades = { first: Math.floor(Math.log10(min)), last: Math.ceil(Math.log10(max)) + 1 }
  const ticksBy = (steps: readonly number[]) => {
    const all = Array.from({ length: decades.last - decades.first + 1 }, (_, index) =>
      steps.map((step) => step * 10 ** (decades.first + index)),
    ).flat()
    const first = all.findLastIndex((tick) => tick <= min)
    const last = all.findIndex((tick) => tick >= max)
    return all.slice(first, Math.max(last, first + 1) + 1)
  }
  const [finest, ...coarser] = STEPS.map(ticksBy)
  return [finest ?? [], ...coarser].find((ticks) => ticks.length <= most) ?? coarser.at(-1) ?? []
}

/** The position of a value on a logarithmic axis between two ends. */
export function logScale({ min, max }: Span, from: number, to: number): (figure: number) => number {
  const distance = Math.log(max / min)
  return (figure) => from + ((to - from) * Math.log(figure / min)) / distance
}
