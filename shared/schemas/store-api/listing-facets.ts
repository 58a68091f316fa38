import { z } from '#shared/schemas/zod.ts'
import { emptyAsMap } from './product.ts'
import { inLanguage } from './translated.ts'
import { listOf } from './list-of.ts'

const FacetOption = inLanguage(
  z.object({
    id: z.string(),
    name: z.string(),
    colorHexCode: z.string().nullish(),
  }),
)

/** A property group to filter by. Measures carry their key and unit where the backend is ours. */
export const FacetGroup = inLanguage(
  z.object({
    id: z.string(),
    name: z.string(),
    displayType: z.string().nullish(),
    options: listOf(FacetOption),
    customFields: emptyAsMap(
      z.object({ ripstop_key: z.string().nullish(), ripstop_unit: z.string().nullish() }),
    ).nullish(),
  }),
)
export type FacetGroup = z.infer<typeof FacetGroup>

const Maker = inLanguage(z.object({ id: z.string(), name: z.string() }))

/** Where nothing is found Shopware has `buckets` instead of what there is to choose. */
const Entities = <T extends z.ZodType>(entity: T) =>
  z.object({ entities: z.array(entity).nullish() }).nullish()

const Highest = z.object({ max: z.coerce.number().nullish() }).nullish().catch(null)

/** What a listing can be filtered by, whatever it is filtered by now. */
export const ListingAggregations = z.object({
  manufacturer: Entities(Maker),
  price: z.object({ min: z.coerce.number().nullish(), max: z.coerce.number().nullish() }).nullish(),
  properties: Entities(FacetGroup),
  rating: Highest,
  'shipping-free': Highest,
})

const Counts = emptyAsMap(z.record(z.string(), z.number().int()))

/** How many products each choice would show; a remote Shopware does not tell. */
export const ListingCounts = z.object({
  counts: Counts,
  /** By the names of `FLAGS` in `shared/domain/listing.ts`. */
  flags: Counts.default({}),
  /** Metres of the longest piece that is there. */
  longestPiece: z.number().nullish(),
  ratings: Counts,
  ranges: z.array(z.object({ key: z.string(), min: z.number(), max: z.number() })),
})
