const METADATA =
  'meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang], [property^="og:"]'

/** Replaces what a page says about itself outside of its main part. */
export function swapHead(page: Document): void {
  document.title = page.title
  for (const old of document.head.querySelectorAll(METADATA)) old.remove()
  document.head.append(...page.head.querySelectorAll(METADATA))
  for (const selector of ['.lang', '#to-cart']) {
    const newer = page.querySelectorAll(selector)
    document.querySelectorAll(selector).forEach((form, at) => {
      const other = newer[at]
      if (other) form.replaceWith(other)
    })
  }
}
