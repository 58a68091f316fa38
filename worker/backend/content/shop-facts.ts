import type { Vars } from '#worker/runtime/env.ts'

const PLACE = /\{\{(SHOP_[A-Z_]+)\}\}/g
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Puts facts of the shop into a text: `{{SHOP_LEGAL_NAME}}` stands for the var of that name. They
 * come from configuration, so that imprint, footer and mails agree. An unknown name stays as it is.
 */
export function withShopFacts(html: string, vars: Vars): string {
  const facts = new Map<string, unknown>(Object.entries(vars))
  return html.replace(PLACE, (place, name: string) => {
    const fact = facts.get(name)
    return typeof fact === 'string' ? escaped(fact) : place
  })
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
