/** Values that a formula can use: dimensions and derived values, by key. */
export type Values = Readonly<Record<string, number>>

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][A-Za-z0-9]*|[-+*/(),])/gy

/** Guards against numbers such as 0.30000000000000004, which would be rounded up a step too far. */
const TOLERANCE = 1e-9

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  ceil: (value = 0) => Math.ceil(value - TOLERANCE),
  floor: (value = 0) => Math.floor(value + TOLERANCE),
  sqrt: (value = 0) => Math.sqrt(value),
  max: (...values) => Math.max(...values),
  min: (...values) => Math.min(...values),
  roundUp: (value = 0, step = 1) => Math.ceil(value / step - TOLERANCE) * step,
}

/**
 * Evaluates a formula of a recipe: numbers, names, `+ - * /`, brackets, `pi`, and the functions
 * above. Throws on an invalid formula, as formulas are our own data.
 */
export function evaluate(formula: string, values: Values): number {
  const tokens = tokensOf(formula)
  let at = 0

  const next = () => tokens[at++]
  const takes = (token: string) => tokens[at] === token && next() !== undefined

  function sum(): number {
    let value = product()
    for (;;) {
      if (takes('+')) value += product()
      else if (takes('-')) value -= product()
      else return value
    }
  }
  function product(): number {
    let value = factor()
    for (;;) {
      if (takes('*')) value *= factor()
      else if (takes('/')) value /= factor()
      else return value
    }
  }
  function factor(): number {
    const token = next() ?? fail(formula)
    if (token === '-') return -factor()
    if (token === '(') return closed(sum())
    if (/^\d/.test(token)) return Number(token)
    return tokens[at] === '(' ? called(token) : named(token)
  }
  function closed(value: number): number {
    return takes(')') ? value : fail(formula)
  }
  function called(name: string): number {
    const applied = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined
    next()
    const operands = [sum()]
    while (takes(',')) operands.push(sum())
    return closed((applied ?? fail(formula))(...operands))
  }
  function named(name: string): number {
    if (name === 'pi') return Math.PI
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value ?? fail(formula)
  }

  const value = sum()
  return at === tokens.length && Number.isFinite(value) ? value : fail(formula)
}

function tokensOf(formula: string): readonly string[] {
  const tokens = [...formula.matchAll(TOKEN)].map(([, token = '']) => token)
  return tokens.join('') === formula.replaceAll(/\s/g, '') ? tokens : fail(formula)
}

function fail(formula: string): never {
  throw new Error(`Not a formula of a recipe: ${formula}`)
}
