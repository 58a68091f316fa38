import { formatProductName } from '#shared/i18n/product-name.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Highlight } from './highlight.tsx'

type ProductTitleProps = {
  readonly name: string
  /** Whether searched words are marked in it. */
  readonly isMarked?: boolean
}

/** The name of a product: its title, and smaller the figures, read out behind a comma. */
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
