import { ClothFiguresList } from '#shared/schemas/store-api/cloth-figures.ts'
import {
  BlogPostDetail,
  BlogPostList,
  GalleryProjectDetail,
  GalleryProjectList,
  LexiconTermDetail,
  LexiconTermList,
} from '#shared/schemas/store-api/entries.ts'
import {
  CreatedProject,
  Project,
  ProjectHead,
  ProjectList,
} from '#shared/schemas/store-api/project.ts'
import { z } from '#shared/schemas/zod.ts'

/**
 * An operation that only this shop has. `response` is the schema of status 200, or the name of a
 * component in Shopware's document; without it the response is 204.
 */
export type OwnOperation = Readonly<{
  methods: readonly ('get' | 'post' | 'patch' | 'delete')[]
  path: string
  summary: string
  request?: z.ZodType
  response?: z.ZodType | string
}>

const READ = ['get', 'post'] as const
const HexId = z.string().regex(/^[0-9a-f]{32}$/)
const Link = z.object({ hash: HexId })
const ProjectChange = z.object({
  name: z.string(),
  description: z.string(),
  public: z.boolean(),
  showDescription: z.boolean(),
})
const ItemChange = z.object({ quantity: z.int().min(1), note: z.string(), group: z.string() })
const NewItem = ItemChange.partial().extend({ productId: HexId, quantity: z.int().min(1) })
const Sample = z.object({
  articleNumber: z.string(),
  description: z.string().optional(),
  color: z.string().optional(),
  comment: z.string().optional(),
})
const Session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
  device: z.object({ browser: z.string(), system: z.string() }).nullable(),
})
const Redirect = z.object({ redirect: z.string().nullable(), status: z.int().nullable() })
const StockAlert = z.object({
  email: z.email(),
  productId: HexId,
  quantity: z.int().min(1).optional(),
})

const content: readonly OwnOperation[] = [
  { methods: READ, path: '/blog', summary: 'Read blog posts', response: BlogPostList },
  { methods: READ, path: '/blog/search', summary: 'Search blog posts', response: BlogPostList },
  { methods: READ, path: '/blog/{slug}', summary: 'Read a blog post', response: BlogPostDetail },
  { methods: READ, path: '/gallery', summary: 'Read projects', response: GalleryProjectList },
  {
    methods: READ,
    path: '/gallery/{slug}',
    summary: 'Read a project with its materials',
    response: GalleryProjectDetail,
  },
  { methods: READ, path: '/lexicon', summary: 'Read the lexicon', response: LexiconTermList },
  {
    methods: READ,
    path: '/lexicon/{slug}',
    summary: 'Read a term of the lexicon',
    response: LexiconTermDetail,
  },
  {
    methods: READ,
    path: '/cloth-figures',
    summary: 'Read the weights and water columns of categories',
    request: z.object({ ids: z.array(HexId).max(50) }),
    response: ClothFiguresList,
  },
  {
    methods: READ,
    path: '/redirect',
    summary: 'Find where an old path leads',
    request: z.object({ path: z.string() }),
    response: Redirect,
  },
  {
    methods: ['get'],
    path: '/shop-settings',
    summary: 'Read the settings of cart, listing and registration',
    response: z.looseObject({}),
  },
  {
    methods: ['get'],
    path: '/legal-guarantee-notice',
    summary: 'Read the notice of the legal warranty',
    response: z.object({ link: z.url(), svg: z.string().nullable() }),
  },
]

const account: readonly OwnOperation[] = [
  {
    methods: ['post'],
    path: '/account/change-payment-method/{paymentMethodId}',
    summary: 'Change the default payment method',
    response: 'SuccessResponse',
  },
  {
    methods: ['post'],
    path: '/account/session',
    summary: "List the customer's sessions",
    response: z.object({ elements: z.array(Session) }),
  },
  { methods: ['delete'], path: '/account/session/{id}', summary: 'End a session' },
  {
    methods: ['post'],
    path: '/account/logout-everywhere',
    summary: 'End all sessions',
    response: 'SuccessResponse',
  },
  {
    methods: ['post'],
    path: '/account/export',
    summary: 'Read everything that is stored about the customer',
    response: z.looseObject({}),
  },
  {
    methods: ['post'],
    path: '/account/change-email-confirm',
    summary: 'Confirm a new email address',
    request: Link,
    response: 'SuccessResponse',
  },
]

const shopping: readonly OwnOperation[] = [
  {
    methods: ['post'],
    path: '/sample-order',
    summary: 'Order samples',
    request: z.object({
      samples: z.array(Sample).min(1).max(10),
      totalPrice: z.number(),
      key: HexId,
    }),
    response: 'Order',
  },
  {
    methods: ['post'],
    path: '/back-in-stock',
    summary: 'Request a mail when a product is available',
    request: StockAlert,
    response: 'SuccessResponse',
  },
  {
    methods: ['post'],
    path: '/back-in-stock/confirm',
    summary: 'Confirm a stock alert',
    request: Link,
    response: 'SuccessResponse',
  },
  {
    methods: ['post'],
    path: '/back-in-stock/end',
    summary: 'End a stock alert',
    request: z.object({ key: HexId }),
    response: 'SuccessResponse',
  },
  {
    methods: ['post'],
    path: '/price-drop',
    summary: 'Compare prices with those of an earlier day',
    request: z.object({ kept: z.array(z.object({ id: HexId, since: z.iso.date() })).max(100) }),
    response: z.object({ ripstop_price_drops: z.record(HexId, z.int()) }),
  },
]

const projects: readonly OwnOperation[] = [
  {
    methods: ['post'],
    path: '/project',
    summary: 'Create a project',
    request: ProjectChange.partial().extend({ name: z.string() }),
    response: CreatedProject,
  },
  {
    methods: ['post'],
    path: '/project/list',
    summary: "List the customer's projects",
    response: ProjectList,
  },
  { methods: READ, path: '/project/{id}', summary: 'Read a project', response: Project },
  {
    methods: ['patch'],
    path: '/project/{id}',
    summary: 'Change a project',
    request: ProjectChange.partial().extend({ version: z.int().optional() }),
    response: ProjectHead,
  },
  { methods: ['delete'], path: '/project/{id}', summary: 'Delete a project' },
  {
    methods: ['post'],
    path: '/project/{id}/item',
    summary: 'Add products to a project',
    request: z.union([NewItem, z.object({ items: z.array(NewItem) })]),
    response: ProjectHead,
  },
  {
    methods: ['patch'],
    path: '/project/{id}/item/{itemId}',
    summary: 'Change an item of a project',
    request: ItemChange.partial(),
    response: ProjectHead,
  },
  {
    methods: ['delete'],
    path: '/project/{id}/item/{itemId}',
    summary: 'Remove an item of a project',
    response: ProjectHead,
  },
  {
    methods: ['post'],
    path: '/project/{id}/cart',
    summary: 'Add the items of a project to the cart',
    response: 'Cart',
  },
  {
    methods: ['post'],
    path: '/project/{id}/from-cart',
    summary: 'Add the items of the cart to a project',
    response: ProjectHead,
  },
  {
    methods: ['post'],
    path: '/project/{id}/take',
    summary: "Make a visitor's project the customer's",
    response: 'SuccessResponse',
  },
]

export const OWN_OPERATIONS = [...content, ...account, ...shopping, ...projects]
