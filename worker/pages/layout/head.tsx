import { LOCALE_TAGS, type Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { sharePicture } from '../share-picture.ts'
import type { ShopNavigation } from './navigation.ts'
import type { ShopConfig } from './shop-config.ts'

export type HeadProps = {
  readonly title: string
  readonly description?: string | undefined
  readonly robots?: string | undefined
  /** The query of the page's canonical address (`?p=2`). */
  readonly canonicalQuery?: string | undefined
  /** The kind of page, for social networks. */
  readonly kind?: 'website' | 'article' | 'product' | undefined
  /** The picture for social networks. */
  readonly image?: Media | null | undefined
}

type Around = {
  readonly locale: Locale
  readonly shop: ShopConfig
  readonly navigation: ShopNavigation
  /** The languages of the shop. */
  readonly locales: readonly Locale[]
  readonly paths?: Readonly<Record<Locale, string>> | undefined
}

/** Title and metadata of a page for search engines and social networks. */
export function HeadTexts(props: HeadProps & Around) {
  const { locale, locales, shop, navigation, paths, robots, canonicalQuery = '' } = props
  const title = documentTitle(props.title, shop.SHOP_NAME, props.kind)
  const description = props.description && documentDescription(props.description)
  const address = (language: Locale) => `${shop.SHOP_ORIGIN}${paths?.[language]}${canonicalQuery}`
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={robots ?? 'index, follow'} />
      {paths && (
        <>
          <link rel="canonical" href={address(locale)} />
          {locales.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={LOCALE_TAGS[language]}
              href={address(language)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(locales[0] ?? locale)} />
        </>
      )}
      {paths && !robots && (
        <OpenGraph {...props} title={props.title} {...{ description }} url={address(locale)} />
      )}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={shop.SHOP_NAME}
        href={urls.file(locale, 'openSearch')}
      />
      {hasBlog(locale, navigation) && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={messages(locale)('shell.blogFeed')}
          href={urls.file(locale, 'blogFeed')}
        />
      )}
    </>
  )
}

/** Metadata for social networks (Open Graph). */
function OpenGraph(props: HeadProps & Around & { readonly url: string }) {
  const { locale, shop, title, description, kind = 'website', image, url } = props
  const picture = sharePicture(image)
  const properties = [
    ['og:type', kind],
    ['og:site_name', shop.SHOP_NAME],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', picture && new URL(picture.url, shop.SHOP_ORIGIN).href],
    ['og:image:width', picture?.width?.toString()],
    ['og:image:height', picture?.height?.toString()],
    ['og:image:alt', picture?.alt],
    ['og:locale', LOCALE_TAGS[locale].replace('-', '_')],
  ]
  return properties.map(
    ([property, content]) => content && <meta key={property} {...{ property, content }} />,
  )
}

/** Whether the menus link a blog; a backend may have none. */
function hasBlog(locale: Locale, { main, service, folders }: ShopNavigation): boolean {
  const all = [...main, ...service, ...folders.flatMap(({ entries }) => entries)]
  return all.some(({ href }) => href === urls.page(locale, 'blog'))
}

/** Search engines show about this many characters. */
const MAX_TITLE_LENGTH = 65
const MAX_DESCRIPTION_LENGTH = 160

/** The title of a page, followed by the shop's name if both fit. */
export function documentTitle(
  title: string,
  shopName: string,
  kind: HeadProps['kind'] = 'website',
): string {
  const own =
    kind === 'product' ? withoutMiddle(title, MAX_TITLE_LENGTH) : shortened(title, MAX_TITLE_LENGTH)
  if (own === shopName) return own
  const withShop = `${own} – ${shopName}`
  return withShop.length <= MAX_TITLE_LENGTH ? withShop : own
}

/** A description in one line, cut to the length that search engines show. */
export function documentDescription(text: string): string {
  return shortened(text, MAX_DESCRIPTION_LENGTH)
}

/**
 * Shortens a product name in its middle, because its last words distinguish it from other variants.
 * The first part and as many last parts as fit remain.
 */
function withoutMiddle(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const [first = '', ...rest] = line.split(', ')
  for (const at of rest.keys()) {
    const cut = `${first}… ${rest.slice(at).join(', ')}`
    if (cut.length <= max) return cut
  }
  return shortened(line, max)
}

/** Cut after a whole word, with an ellipsis. */
function shortened(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const atWord = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')
  return `${atWord || line.slice(0, max - 1)}…`
}
