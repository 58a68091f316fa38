import { safeHtml } from './safe-html.ts'

type HtmlProps = { readonly html: string; readonly className?: string }

/** HTML of the shop's content, sanitised on its way out. */
export function Html({ html, className = 'prose' }: HtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
}
