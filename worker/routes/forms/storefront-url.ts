import type { Context } from 'hono'
import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * The domain under which a shop knows this storefront. A Shopware accepts only domains of its
 * channel, which may have a path after our origin. Links in its mails start with it.
 */
export function storefrontUrl(
  c: Context<AppEnv>,
  { salesChannel, context }: SalesChannelContext,
): string {
  const { locale, vars } = c.var
  const origin = vars.SHOP_ORIGIN
  const domains = (vars.STORE_API_URL && salesChannel.domains) || []
  const [language] = context.languageIdChain
  const inLanguage = domains.filter(({ languageId }) => languageId === language)
  const home = new URL(urls.page(locale, 'home'), origin).href.replace(/\/$/, '')
  const known = (url: string) => domains.find((domain) => domain.url.replace(/\/$/, '') === url)
  const isOurs = ({ url }: { readonly url: string }) => url.startsWith(`${origin}/`)
  const found =
    known(home) ??
    known(origin) ??
    inLanguage.find(isOurs) ??
    domains.find(isOurs) ??
    inLanguage[0] ??
    domains[0]
  return found?.url ?? origin
}

/** The same for a form that has not loaded the shopper's context. */
export async function loadStorefrontUrl(c: Context<AppEnv>): Promise<string> {
  const { vars } = c.var
  if (!vars.STORE_API_URL) return vars.SHOP_ORIGIN
  const context = await shopperApi(c).context.read()
  return context.ok ? storefrontUrl(c, context.value.data) : vars.SHOP_ORIGIN
}
