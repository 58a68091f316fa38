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
  /** The query that belongs to the page's canonical address (`?p=2`). */
  readonly canonicalQuery?: string | undefined
  /** The kind of page, for networks on which it is shared. */
  readonly kind?: 'website' | 'article' | 'product' | undefined
  /** The picture that stands for the page. */
  readonly image?: Media | null | undefined
}

type Around = {
  readonly locale: Locale
  readonly shop: ShopConfig
  readonly navigation: ShopNavigation
  /** The languages that the shop has pages in. */
  readonly locales: readonly Locale[]
  readonly paths?: Readonly<Record<Locale, string>> | undefined
}

/** What a page says of itself to search engines and to those who share it. */
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

/** What is shown where someone shares the page. */
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

/** A backend may have none; then no menu leads there. */
function hasBlog(locale: Locale, { main, service, folders }: ShopNavigation): boolean {
  const all = [...main, ...service, ...folders.flatMap(({ entries }) => entries)]
  return all.some(({ href }) => href === urls.page(locale, 'blog'))
}

/** About what search engines show of each before they cut it themselves. */
const MAX_TITLE_LENGTH = 65
const MAX_DESCRIPTION_LENGTH = 160

/** The title of a page: its own, the shop's name behind it where there is room for both. */
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

/** A description in one line, as long as it is read. */
export function documentDescription(text: string): string {
  return shortened(text, MAX_DESCRIPTION_LENGTH)
}

/**
 * The name of a product ends with what tells it from its siblings, so of one that is too long the
 * beginning and as many of its last parts are left as there is room for.
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

/** Cut behind a whole word, with the sign that there was more. */
function shortened(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const atWord = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')
  return `${atWord || line.slice(0, max - 1)}…`
}
