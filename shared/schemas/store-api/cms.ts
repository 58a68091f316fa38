import { z } from '#shared/schemas/zod.ts'
import { SeoUrl, emptyAsMap } from './product.ts'

/** A place of a block. Of its data pages read the HTML of texts; other types are passed over. */
const CmsSlot = z.object({
  id: z.string(),
  type: z.string(),
  slot: z.string(),
  data: emptyAsMap(z.object({ content: z.string().nullish() })).nullish(),
})

const CmsBlock = z.object({
  id: z.string(),
  type: z.string(),
  position: z.number().nullish(),
  slots: z.array(CmsSlot).default([]),
})

const CmsSection = z.object({
  id: z.string(),
  type: z.string(),
  position: z.number().nullish(),
  blocks: z.array(CmsBlock).default([]),
})

/** A page made of sections, blocks and slots. */
const CmsPage = z.object({ id: z.string(), sections: z.array(CmsSection).default([]) })

/** A page of content at a path of its own: the legal pages among them. */
export const LandingPage = z.object({
  id: z.string(),
  name: z.string(),
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  seoUrls: z.array(SeoUrl).nullish(),
  cmsPage: CmsPage.nullish(),
})
export type LandingPage = z.infer<typeof LandingPage>
