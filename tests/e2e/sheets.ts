import type { Page } from '@playwright/test'

/**
 * Selectors of another sheet that would match something on the page as it stands, and that no sheet
 * of the page has: what the page would wear, had it that sheet as well.
 */
export function lackingFrom(page: Page, sheet: string): Promise<readonly string[]> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address)
    const other = new CSSStyleSheet()
    other.replaceSync(await answer.text())
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
    /** Whatever state it is in: what is hovered later is there now. */
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
