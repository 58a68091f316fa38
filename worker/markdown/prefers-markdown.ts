const MARKDOWN = 'text/markdown'
const HTML = 'text/html'

/** Whether who asks names Markdown, and wants it at least as much as HTML. A wildcard names nothing. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false
  const markdown = weightOf(accept, MARKDOWN)
  return markdown > 0 && markdown >= weightOf(accept, HTML)
}

function weightOf(accept: string, type: string): number {
  const ranges = accept.split(',').map((range) =>
    range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const own = ranges.find(([name]) => name === type)
  if (!own) return 0
  const weight = own.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return weight === undefined ? 1 : Number(weight) || 0
}
