import type { Locale } from '#shared/i18n/locales.ts'
import type { ProductCustomFields } from '#shared/schemas/store-api/custom-fields.ts'
import type { ProductRow } from './product-row.ts'
import { availabilityOf } from './availability.ts'
import { rollWidthOf } from './cart-product.ts'
import { factsOf } from './facts.ts'

/** Product data in addition to Shopware's fields, in the language of the request. */
export function productCustomFields(row: ProductRow, locale: Locale): ProductCustomFields {
  const { record, parent } = row
  const has = (flag: (typeof record.flags)[number]) => record.flags.includes(flag)
  return {
    ripstop_orderable: row.orderable,
    ripstop_test_article: has('testArticle'),
    ripstop_availability: availabilityOf(row),
    ripstop_roll_width_mm: rollWidthOf(row),
    ripstop_layer_um: layerOf(row),
    ripstop_longest_piece: Math.max(0, ...row.rolls.map(({ units }) => units)) || null,
    ripstop_base_prices: record.basePrices,
    ripstop_roll_only: has('rollOnly'),
    ripstop_roll_option: has('rollOption'),
    ripstop_hazardous: has('hazardous'),
    ripstop_letter_possible: has('letterPossible'),
    ripstop_sample_possible: has('samplePossible'),
    ripstop_remnant: has('remnant'),
    ripstop_second_choice: has('secondChoice'),
    ripstop_small_quantity: has('smallQuantity'),
    ripstop_withdrawal: record.withdrawal,
    ripstop_delivery_days: parent.deliveryDays,
    ripstop_composition: parent.composition.map(({ part, fibres }) => ({
      part: part && part[locale],
      fibres: fibres.map(({ fibre, percent }) => ({ name: fibre[locale], percent })),
    })),
    ripstop_animal_parts: parent.animalNonTextileParts,
    ripstop_care: careOf(row, locale),
    ripstop_warnings: parent.warnings.map((warning) => warning[locale]),
    ripstop_hazard: hazardOf(row, locale),
    ripstop_shade: shadeOf(row, locale),
    ripstop_facts: factsOf(row, locale),
    ripstop_shades: shadesOf(row, locale),
    ripstop_review_count: row.reviewCount,
    ripstop_legacy_id: record.legacyId,
  }
}

function shadeOf({ properties }: ProductRow, locale: Locale) {
  const option = properties.find(({ group }) => group.key === 'shade')?.option
  return option?.hex ? { name: option.name[locale], hex: option.hex } : null
}

/** Each colour of the parent's variants once, even if several widths have it. */
function shadesOf({ shades }: ProductRow, locale: Locale) {
  const byName = new Map(shades.map(({ name, hex }) => [name[locale], hex]))
  return [...byName].map(([name, hex]) => ({ name, hex }))
}

function careOf({ care }: ProductRow, locale: Locale): string[] {
  return care.map((name) => name[locale])
}

function hazardOf({ parent: { hazard } }: ProductRow, locale: Locale) {
  if (!hazard) return null
  const statements = [...hazard.hazardStatements, ...hazard.precautionaryStatements]
  const packing = hazard.packingGroup ? [hazard.packingGroup] : []
  const classes = [hazard.un, hazard.properShippingName[locale], hazard.adrClass, ...packing]
  return {
    signalWord: hazard.signalWord && hazard.signalWord[locale],
    pictograms: hazard.pictograms,
    statements: statements.map((statement) => `${statement.code} ${statement[locale]}`),
    transport: classes.join(', '),
    shipsTo: hazard.shipsTo,
  }
}

const MICROMETRES_PER_MILLIMETRE = 1000

/**
 * Density of rolled cloth in kg/m³, by weave. A film contains hardly any air, a knit mostly air.
 */
const ROLLED_DENSITY: Readonly<Record<string, number>> = { film: 900, laminate: 550, knit: 200 }
const WOVEN_DENSITY = 450

/** The thickness of a layer of rolled cloth: as stated, else from weight and weave. */
function layerOf({ properties }: Pick<ProductRow, 'properties'>): number | null {
  const optionOf = (key: string) => properties.find(({ group }) => group.key === key)?.option
  const thickness = optionOf('thickness')?.value
  if (thickness) return Math.round(thickness * MICROMETRES_PER_MILLIMETRE)
  const grammage = optionOf('grammage')?.value
  const weave = optionOf('weave')?.key
  if (!grammage || !weave) return null
  // g/m² divided by kg/m³ gives millimetres.
  return Math.round(
    (grammage * MICROMETRES_PER_MILLIMETRE) / (ROLLED_DENSITY[weave] ?? WOVEN_DENSITY),
  )
}
