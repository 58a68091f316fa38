import { z } from '#shared/schemas/zod.ts'
import { CmsPage } from './cms.ts'
import { Media, Product } from './product.ts'

/** The slug of an entry in each language, for links to the other language. */
const Slugs = z.object({ de: z.string(), en: z.string() })

/** A blog post for lists. */
export const BlogPost = z.object({
  id: z.string(),
  slug: z.string(),
  slugs: Slugs,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Publication date, `YYYY-MM-DD`. */
  date: z.iso.date(),
  media: Media.nullish(),
})
export type BlogPost = z.infer<typeof BlogPost>

export const BlogPostList = z.object({ elements: z.array(BlogPost), total: z.number().int() })

/** A whole blog post. */
export const BlogPostDetail = BlogPost.extend({ cmsPage: CmsPage })
export type BlogPostDetail = z.infer<typeof BlogPostDetail>

/** A term of the lexicon; `letter` is its letter of the alphabet. */
export const LexiconTerm = z.object({
  id: z.string(),
  slug: z.string(),
  slugs: Slugs,
  term: z.string(),
  summary: z.string(),
  letter: z.string(),
})
export type LexiconTerm = z.infer<typeof LexiconTerm>

export const LexiconTermList = z.object({ elements: z.array(LexiconTerm) })

export const LexiconTermDetail = LexiconTerm.extend({
  cmsPage: CmsPage,
  seeAlso: z.array(LexiconTerm),
})
export type LexiconTermDetail = z.infer<typeof LexiconTermDetail>

/** A sewn project for lists. */
export const GalleryProject = z.object({
  id: z.string(),
  slug: z.string(),
  slugs: Slugs,
  title: z.string(),
  summary: z.string(),
  date: z.iso.date(),
  difficulty: z.enum(['1', '2', '3']),
  workMinutes: z.number().int(),
  finishedWeightG: z.number().int(),
  media: Media.nullish(),
})
export type GalleryProject = z.infer<typeof GalleryProject>

export const GalleryProjectList = z.object({
  elements: z.array(GalleryProject),
  total: z.number().int(),
})

/** A material of a project; `quantity` counts wire units of the product. */
export const ProjectMaterial = z.object({ quantity: z.number().int(), product: Product })
export type ProjectMaterial = z.infer<typeof ProjectMaterial>

export const GalleryProjectDetail = GalleryProject.extend({
  cmsPage: CmsPage,
  materials: z.array(ProjectMaterial),
})
export type GalleryProjectDetail = z.infer<typeof GalleryProjectDetail>
