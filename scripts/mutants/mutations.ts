import { parseSync, visitorKeys, type Node } from 'oxc-parser'

export const KINDS = [
  'comparison',
  'negation',
  'logic',
  'number',
  'statement',
  'string',
  'property',
] as const
export type Kind = (typeof KINDS)[number]

/** One change of a source text; `start` and `end` are offsets of the replaced text. */
export type Mutation = Readonly<{ kind: Kind; start: number; end: number; replacement: string }>

const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' }
/** Types do not exist at run time, and imports must stay. */
const SKIPPED = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import)/

/** All mutations of a file that still parse. */
export function mutationsOf(file: string, source: string): readonly Mutation[] {
  const { program } = parseSync(file, source)
  return [...mutationsIn(program, source)].filter(
    (mutation) => parseSync(file, mutated(source, mutation)).errors.length === 0,
  )
}

export function mutated(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

function* mutationsIn(node: Node, source: string): Generator<Mutation> {
  if (SKIPPED.test(node.type)) return
  yield* mutationsAt(node, source)
  for (const child of childrenOf(node)) yield* mutationsIn(child, source)
}

function* mutationsAt(node: Node, source: string): Generator<Mutation> {
  const { start, end } = node
  switch (node.type) {
    case 'BinaryExpression':
      yield* operator(node, 'comparison', COMPARISONS, source)
      return
    case 'LogicalExpression':
      yield* operator(node, 'logic', LOGIC, source)
      return
    case 'UnaryExpression':
      if (node.operator === '!') yield { kind: 'negation', start, end: start + 1, replacement: '' }
      return
    case 'IfStatement':
      yield negated(node.test, source)
      if (!node.alternate) yield { kind: 'statement', start, end, replacement: '' }
      return
    case 'ConditionalExpression':
      yield negated(node.test, source)
      return
    case 'ExpressionStatement':
      yield { kind: 'statement', start, end, replacement: ';' }
      return
    case 'Literal':
      yield* literal(node.value, start, end)
      return
    case 'TemplateLiteral':
      yield { kind: 'string', start, end, replacement: "''" }
      return
    case 'ObjectExpression':
      for (const { start: from, end: to } of node.properties) {
        const comma = /^\s*,/.exec(source.slice(to))?.[0].length ?? 0
        yield { kind: 'property', start: from, end: to + comma, replacement: '' }
      }
  }
}

function* literal(value: unknown, start: number, end: number): Generator<Mutation> {
  if (typeof value === 'boolean')
    yield { kind: 'negation', start, end, replacement: String(!value) }
  if (typeof value === 'string' && value !== '')
    yield { kind: 'string', start, end, replacement: "''" }
  if (typeof value === 'number')
    for (const other of [value + 1, value - 1])
      yield { kind: 'number', start, end, replacement: `${other}` }
}

function negated({ start, end }: Node, source: string): Mutation {
  return { kind: 'negation', start, end, replacement: `!(${source.slice(start, end)})` }
}

type Operation = Extract<Node, { type: 'BinaryExpression' | 'LogicalExpression' }>

function* operator(
  { left, right, operator: before }: Operation,
  kind: Kind,
  flips: Readonly<Record<string, string>>,
  source: string,
): Generator<Mutation> {
  const replacement = flips[before]
  if (replacement === undefined) return
  const start = source.indexOf(before, left.end)
  if (start < right.start) yield { kind, start, end: start + before.length, replacement }
}

/** Children whose change has an effect: neither keys of objects nor class names. */
function childrenOf(node: Node): readonly Node[] {
  if (node.type === 'JSXAttribute' && node.name.name === 'className') return []
  const keys = visitorKeys[node.type] ?? []
  return keys
    .filter((key) => !(node.type === 'Property' && key === 'key'))
    .flatMap((key) => (node as unknown as Record<string, unknown>)[key])
    .filter((child): child is Node => typeof child === 'object' && child !== null)
}
