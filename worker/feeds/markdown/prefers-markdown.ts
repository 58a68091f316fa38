import { parseAccept } from 'hono/utils/accept'

/** Whether who asks names Markdown, and wants it at least as much as HTML. A wildcard names nothing. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const accepted = parseAccept(accept.toLowerCase())
  const weightOf = (type: string) => accepted.find((range) => range.type === type)?.q ?? 0
  const markdown = weightOf('text/markdown')
  return markdown > 0 && markdown >= weightOf('text/html')
}
