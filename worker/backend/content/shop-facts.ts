import type { Vars } from '#worker/runtime/env.ts'

const PLACE = /\{\{(SHOP_[A-Z_]+)\}\}/g
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * Replaces names of settings in a text, such as `{{SHOP_LEGAL_NAME}}`, by their values. Imprint,
 * footer and mails therefore agree. An unknown name stays.
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
