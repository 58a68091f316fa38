import { z } from '#shared/schemas/zod.ts'
import { CountryIso, LocaleText } from './text.ts'

const Statement = LocaleText.extend({ code: z.string().regex(/^(?:EUH|H|P)\d{3}[A-Za-z+\dHP ]*$/) })

/** Label and transport data of a hazardous article (CLP, ADR). Statements are verbatim law. */
export const Hazard = z.strictObject({
  un: z.string().regex(/^UN\d{4}$/),
  adrClass: z.string().min(1),
  packingGroup: z.enum(['I', 'II', 'III']).nullable(),
  limitedQuantity: z.boolean(),
  properShippingName: LocaleText,
  signalWord: LocaleText.nullable(),
  pictograms: z.array(z.string().regex(/^GHS\d{2}$/)),
  hazardStatements: z.array(Statement),
  precautionaryStatements: z.array(Statement),
  shipsTo: z.array(CountryIso).min(1),
})
export type Hazard = z.infer<typeof Hazard>
