import { htmlWithSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { safeHtml } from './safe-html.ts'

const TAG = /<[a-z][^>]*>/i

/** Whether a text is HTML, as editors of a Shopware write it. */
export const isRichText = (text: string): boolean => TAG.test(text)

type RichTextProps = { readonly html: string; readonly className?: string }

/** HTML of the shop's content, sanitised on its way out. */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  return (
    <div
      className={className}
      dangerouslySetInnerHTML={{ __html: htmlWithSoftHyphens(safeHtml(html)) }}
    />
  )
}
