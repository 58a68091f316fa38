/** Addresses of the Shopware and of the pages in front of it. */
export type Environment = Readonly<{
  url: string
  accessKey: string
  /** The pages' own address: a domain of the channel. */
  origin: string
  port: number
}>

/** The environment's settings, or one message about a missing one. */
export function environmentOf(env: Readonly<Record<string, string | undefined>>): Environment {
  const { STORE_API_URL: url, STORE_API_ACCESS_KEY: accessKey, SHOP_ORIGIN, PORT } = env
  if (!url || !accessKey)
    throw new Error(
      'STORE_API_URL and STORE_API_ACCESS_KEY name the Shopware to test against; it was filled by npm run shopware:seed (docs/shopware.md).',
    )
  const port = Number(PORT ?? 8787)
  return {
    url: url.replace(/\/+$/, ''),
    accessKey,
    origin: SHOP_ORIGIN ?? `http://127.0.0.1:${port}`,
    port,
  }
}
