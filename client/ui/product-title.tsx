import { articleName } from '#shared/i18n/product-name.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Marked } from './highlight.tsx'

type ArticleTitleProps = {
  readonly name: string
  /** Whether searched words are marked in it. */
  readonly isMarked?: boolean
}

/** The name of an article: its title, and smaller the figures, read out behind a comma. */
export function ArticleTitle({ name, isMarked = false }: ArticleTitleProps) {
  const { title, figures } = articleName(name)
  const words = withSoftHyphens(title)
  return (
    <>
      {isMarked ? <Marked text={words} /> : words}
      {figures && (
        <>
          <span className="vh">, </span>
          <small>{isMarked ? <Marked text={figures} /> : figures}</small>
        </>
      )}
    </>
  )
}
