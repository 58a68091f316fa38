import type {
  PropertyGroupRecord,
  PropertyOptionRecord,
} from '#shared/schemas/import/property-group.ts'
import type { SourceCatalogue, SourceGroup, SourceShade } from '#seed/source/catalogue.ts'
import type { Values } from '#seed/source/parent-product.ts'
import { figure, scaled } from './measure.ts'

/** Property groups with all options: measures have one per figure in use. */
export function propertyRecords(source: SourceCatalogue): readonly PropertyGroupRecord[] {
  const figures = figuresOf(source)
  return [...source.groups.map((group) => record(group, figures)), shades(source.shades)].sort(
    (one, other) => one.position - other.position,
  )
}

/** Option keys of a parent or product; a figure is its own key. */
export function optionKeys(values: Values): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values).map(([group, value]) => [
      group,
      Array.isArray(value) ? value : [String(value)],
    ]),
  )
}

function figuresOf({ families: parents }: SourceCatalogue): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, Set<number>>()
  for (const parent of parents)
    for (const { properties } of [parent, ...parent.articles])
      for (const [group, value] of Object.entries(properties))
        if (typeof value === 'number')
          found.set(group, (found.get(group) ?? new Set<number>()).add(value))
  return new Map([...found].map(([group, values]) => [group, [...values].sort((a, b) => a - b)]))
}

function record(
  group: SourceGroup,
  figures: ReadonlyMap<string, readonly number[]>,
): PropertyGroupRecord {
  if (group.kind === 'measure')
    return {
      ...group,
      display: 'text',
      options: (figures.get(group.key) ?? []).map((value) => measureOption(group, value)),
    }
  const isColour = group.options.every((option) => option.hex !== undefined)
  return {
    ...group,
    display: isColour ? 'colour' : 'text',
    unit: null,
    decimals: 0,
    options: group.options.map((option) => ({ ...option, hex: option.hex ?? null, value: null })),
  }
}

function measureOption(
  { unit, decimals }: SourceGroup & { kind: 'measure' },
  value: number,
): PropertyOptionRecord {
  const said = figure(value)
  return {
    key: String(value),
    name: { de: `${said.de} ${unit.de}`, en: `${said.en} ${unit.en}` },
    hex: null,
    value: scaled(value, decimals),
  }
}

function shades(all: readonly SourceShade[]): PropertyGroupRecord {
  return {
    key: 'shade',
    name: { de: 'Farbton', en: 'Shade' },
    kind: 'options',
    display: 'colour',
    unit: null,
    decimals: 0,
    multiple: false,
    filterable: false,
    showInCartLine: false,
    position: 5,
    note: null,
    options: all.map(({ key, name, hex }) => ({ key, name, hex, value: null })),
  }
}
