import { formatProductName } from '#shared/i18n/product-name.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Highlight } from './highlight.tsx'

type ProductTitleProps = {
  readonly name: string
  /** Whether search terms are highlighted in the title. */
  readonly isMarked?: boolean
}

/**
 * The name of a product: its title, and the figures in smaller type, separated by a comma for
 * screen readers.
 */
export function ProductTitle({ name, isMarked = false }: ProductTitleProps) {
  const { title, figures } = formatProductName(name)
  const messages = withSoftHyphens(title)
  return (
    <>
      {isMarked ? <Highlight text={messages} /> : messages}
      {figures && (
        <>
          <span className="vh">, </span>
          <small>{isMarked ? <Highlight text={figures} /> : figures}</small>
        </>
      )}
    </>
  )
}
