import type { ReactNode } from 'react'
import { productHref } from '#client/ui/product-href.ts'
import { Highlight } from '#client/ui/highlight.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { reductionOf, toDisplayPrice } from '#client/ui/price/prices.ts'
import type { BlogPost, LexiconTerm } from '#shared/schemas/store-api/entries.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import type { FoundCategory } from './search-page.tsx'

export type SuggestionsProps = {
  readonly term: string
  /** The corrected term, if the entered one has no results. */
  readonly corrected: string | null
  readonly words: readonly string[]
  readonly products: readonly Product[]
  /** The total number of products. */
  readonly total: number
  readonly categories: readonly FoundCategory[]
  readonly posts: readonly BlogPost[]
  readonly terms: readonly LexiconTerm[]
}

// HTML has no element for a list of links that a field controls.
const LIST = { role: 'listbox', id: 'suggestions' } as const
const GROUP = { role: 'group' } as const
/** A link that the arrow keys select from the field. Clicks work as on any link. */
const OPTION = { role: 'option', 'aria-selected': false, tabIndex: -1 } as const

/** The suggestions below the search field: a listbox of links. */
export function Suggestions(props: SuggestionsProps) {
  const { term, corrected, words, products, total, categories, posts, terms } = props
  const { locale, t } = useMessages()
  const found = words.length + products.length + categories.length + posts.length + terms.length
  if (found === 0)
    return (
      <p className="none" data-said={t('search.suggestNothing')}>
        {t('search.suggestNothing')}
      </p>
    )
  return (
    <>
      {corrected && <p className="none">{t('search.suggestFor', { term: corrected })}</p>}
      <div
        {...LIST}
        aria-label={t('search.suggestions')}
        data-said={t('search.suggestCount', { count: found })}
      >
        <Group name={t('search.suggestWords')}>
          {words.map((word, index) => (
            <Bare key={word} id={`suggested-word-${index}`} href={urls.search(locale, word)}>
              <Highlight text={word} />
            </Bare>
          ))}
        </Group>
        <Group name={t('search.suggestCategories')}>
          {categories.map(({ id, name, href, count }) => (
            <Bare
              key={id}
              id={`suggested-${id}`}
              href={href}
              kind={count === null ? null : t('catalogue.products', { count })}
            >
              <Highlight text={name} />
            </Bare>
          ))}
        </Group>
        <Group name={t('search.suggestProducts')}>
          {products.map((product) => (
            <SuggestedProduct key={product.id} product={product} />
          ))}
        </Group>
        <Group name={t('search.suggestGuides')}>
          {terms.map(({ id, slug, term: name }) => (
            <Bare
              key={id}
              id={`suggested-${id}`}
              href={urls.term(locale, slug)}
              kind={t('search.kindTerm')}
            >
              <Highlight text={name} />
            </Bare>
          ))}
          {posts.map(({ id, slug, title }) => (
            <Bare
              key={id}
              id={`suggested-${id}`}
              href={urls.post(locale, slug)}
              kind={t('search.kindPost')}
            >
              <Highlight text={title} />
            </Bare>
          ))}
        </Group>
        {total > 0 && (
          <Bare id="suggested-all" href={urls.search(locale, term)}>
            <b>{t('search.suggestAll', { count: total })}</b>
          </Bare>
        )}
      </div>
      {products.length > 0 && <TaxNote />}
    </>
  )
}

/** Options of one kind. The heading is the accessible name of the group. */
function Group({ name, children }: { readonly name: string; readonly children: ReactNode[] }) {
  if (children.flat().length === 0) return null
  return (
    <div {...GROUP} aria-label={name}>
      <p className="kind" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  )
}

type BareProps = {
  readonly id: string
  readonly href: string
  readonly kind?: string | null
  readonly children: ReactNode
}

function Bare({ id, href, kind, children }: BareProps) {
  return (
    <a {...OPTION} className="bare" {...{ id, href }}>
      <span>{children}</span>
      {kind && <span className="quiet">{kind}</span>}
    </a>
  )
}

function SuggestedProduct({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  const { id, name, productNumber, cover, calculatedPrice } = product
  return (
    <a {...OPTION} id={`suggested-${id}`} href={productHref(locale, product)}>
      <ProductPicture media={cover?.media} alt="" size={44} />
      <span>
        <Highlight text={readableName(name)} />{' '}
        <small className="quiet">{t('search.number', { number: productNumber })}</small>
      </span>
      <Price
        price={toDisplayPrice(product, calculatedPrice)}
        reduction={reductionOf(product, calculatedPrice)}
      />
    </a>
  )
}
