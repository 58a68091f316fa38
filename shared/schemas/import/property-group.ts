import { z } from '#shared/schemas/zod.ts'
import { Hex, Key, LocaleText } from './text.ts'

/** One value of a group, in display order. Measures have a `value`, colours a `hex`. */
export const PropertyOptionRecord = z.strictObject({
  key: Key,
  name: LocaleText,
  hex: Hex.nullable(),
  value: z.int().min(0).nullable(),
})
export type PropertyOptionRecord = z.infer<typeof PropertyOptionRecord>

/**
 * A line of `properties.ndjson`: a group with all its options. In a measure, every option has a
 * whole number of 10^-decimals units: 0.5 mm with one decimal is 5.
 */
export const PropertyGroupRecord = z
  .strictObject({
    key: Key,
    name: LocaleText,
    kind: z.enum(['options', 'measure']),
    display: z.enum(['text', 'colour']),
    unit: LocaleText.nullable(),
    decimals: z.int().min(0).max(3),
    multiple: z.boolean(),
    filterable: z.boolean(),
    showInCartLine: z.boolean(),
    position: z.int().min(0),
    note: LocaleText.nullable(),
    options: z.array(PropertyOptionRecord),
  })
  .superRefine((group, context) => {
    const seen = new Set<string>()
    group.options.forEach((option, index) => {
      const refuse = (field: keyof PropertyOptionRecord, message: string) =>
        context.addIssue({ code: 'custom', path: ['options', index, field], message })
      if (seen.has(option.key)) refuse('key', 'occurs twice in its group')
      seen.add(option.key)
      if ((group.kind === 'measure') !== (option.value !== null))
        refuse('value', 'belongs to measures, and to each of their options')
      if ((group.display === 'colour') !== (option.hex !== null))
        refuse('hex', 'belongs to colours, and to each of their options')
    })
  })
export type PropertyGroupRecord = z.infer<typeof PropertyGroupRecord>
