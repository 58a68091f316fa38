import { z } from '#shared/schemas/zod.ts'
import { emptyAsMap } from './product.ts'
import { inLanguage } from './translated.ts'
import { rowsOf, tolerantListOf, tolerantObject } from './tolerant.ts'

const FacetOption = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    colorHexCode: z.string().nullish(),
  }),
)

/** A property group to filter by. Measures have their key and unit only in our own backend. */
export const FacetGroup = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    displayType: z.string().nullish(),
    options: tolerantListOf(FacetOption),
    customFields: emptyAsMap(
      z.object({ ripstop_key: z.string().nullish(), ripstop_unit: z.string().nullish() }),
    ).nullish(),
  }),
)
export type FacetGroup = z.infer<typeof FacetGroup>

const Maker = inLanguage(z.object({ id: z.string(), name: z.string() }))

/** Without results, Shopware returns `buckets` instead of the available options. */
const Entities = <T extends z.ZodType>(entity: T) =>
  z.object({ entities: rowsOf(entity).nullish() }).nullish()

const Highest = z.object({ max: z.coerce.number().nullish() }).nullish().catch(null)

/** The filters of a listing, independent of the filters that are set. */
export const ListingAggregations = tolerantObject({
  manufacturer: Entities(Maker),
  price: z.object({ min: z.coerce.number().nullish(), max: z.coerce.number().nullish() }).nullish(),
  properties: Entities(FacetGroup),
  rating: Highest,
  'shipping-free': Highest,
})

const Counts = emptyAsMap(z.record(z.string(), z.number().int()))

/** Number of products per option; a remote Shopware does not return it. */
export const ListingCounts = z.object({
  counts: Counts,
  /** By the names in `FLAGS` of `shared/domain/listing.ts`. */
  flags: Counts.default({}),
  /** Length of the longest available piece in metres. */
  longestPiece: z.number().nullish(),
  ratings: Counts,
  ranges: z.array(z.object({ key: z.string(), min: z.number(), max: z.number() })),
})
