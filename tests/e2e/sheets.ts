import type { Page } from '@playwright/test'

/**
 * Rules that a page lacks: selectors of a sheet that match the page but are in none of its own
 * sheets.
 */
export function lackingFrom(page: Page, sheet: string): Promise<readonly string[]> {
  return page.evaluate(async (address) => {
    const response = await fetch(address)
    const other = new CSSStyleSheet()
    other.replaceSync(await response.text())
    const own = new Set([...document.styleSheets].flatMap((each) => selectorsOf(each.cssRules)))
    return selectorsOf(other.cssRules).filter((one) => !own.has(one) && isThere(one))

    function selectorsOf(rules: CSSRuleList, around = ''): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const selector = around ? within(around, rule.selectorText) : rule.selectorText
          const declares = rule.style.length > 0 ? [selector] : []
          return [...declares, ...selectorsOf(rule.cssRules, selector)]
        }
        return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules, around) : []
      })
    }
    function within(around: string, inner: string): string {
      return inner.replaceAll('&', `:is(${around})`)
    }
    /** Ignores states such as hover, which can apply later. */
    function isThere(selector: string): boolean {
      const bare = selector
        .replaceAll(/::[\w-]+(\([^)]*\))?/g, '')
        .replaceAll(/:(hover|active|focus[\w-]*|checked|target|open|disabled|user-invalid)\b/g, '')
      try {
        return document.querySelector(bare) !== null
      } catch {
        return false
      }
    }
  }, sheet)
}
