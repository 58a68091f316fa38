import { z } from '#shared/schemas/zod.ts'
import { CountryIso, Key, LocaleText } from './text.ts'

/** The contact for product safety (GPSR, Art. 19). */
const SafetyContact = z.strictObject({
  name: z.string().min(1),
  address: z.string().min(1),
  countryIso: CountryIso,
  email: z.email(),
})

/**
 * A line of `manufacturers.ndjson`. A manufacturer outside the EU needs a responsible person in the
 * EU.
 */
export const ManufacturerRecord = z
  .strictObject({
    key: Key,
    contact: SafetyContact,
    description: LocaleText,
    insideEu: z.boolean(),
    euResponsible: SafetyContact.nullable(),
  })
  .refine((maker) => maker.insideEu || maker.euResponsible !== null, {
    path: ['euResponsible'],
    message: 'is needed for a manufacturer outside the EU',
  })
export type ManufacturerRecord = z.infer<typeof ManufacturerRecord>
