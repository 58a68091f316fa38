import { DeployConfig } from '#scripts/deploy/config.ts'

/** The built configuration of a shop that may be deployed. */
export function aDeployConfig(changes: object = {}, vars: object = {}): DeployConfig {
  return DeployConfig.parse({
    name: 'naehladen',
    targetEnvironment: 'production',
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: 'shop.naehladen.de', custom_domain: true }],
    vars: {
      SHOP_ORIGIN: 'https://shop.naehladen.de',
      SHOP_JURISDICTION: 'eu',
      SHOP_LEGAL_NAME: 'Nähladen GmbH',
      SHOP_STREET: 'Fadengasse 1',
      SHOP_ZIP: '04109',
      SHOP_CITY: 'Leipzig',
      SHOP_VAT_ID: 'DE811111111',
      SHOP_PHONE: '+49 341 1234567',
      SHOP_EMAIL: 'hallo@naehladen.de',
      SHOP_BANK_HOLDER: 'Nähladen GmbH',
      SHOP_BANK_IBAN: 'DE02120300000000202051',
      SHOP_BANK_BIC: 'BYLADEM1001',
      ...vars,
    },
    secrets: { required: ['OPS_SECRET', 'SIGNING_SECRET'] },
    d1_databases: [{ binding: 'DB', database_name: 'naehladen' }],
    kv_namespaces: [{ binding: 'KV' }],
    r2_buckets: [
      { binding: 'MEDIA', bucket_name: 'naehladen-media' },
      { binding: 'FILES', bucket_name: 'naehladen-files' },
    ],
    ...changes,
  })
}

const BUILD = 'b5e9c0ffee01'
const FORM = `<input name="formToken" value="mhzk1234.${'a'.repeat(64)}">`

/**
 * `fetch` of a healthy deployed shop, and its requests. `changes` replaces responses; a list is
 * served one by one, the last one again.
 */
export function aDeployedShop(changes: Readonly<Record<string, readonly (() => Response)[]>> = {}) {
  const requests: string[] = []
  const page = (html: string) =>
    new Response(html, { headers: { 'content-security-policy': "default-src 'none'" } })
  const well: typeof changes = {
    'GET /health': [() => Response.json({ status: 'ok', build: BUILD })],
    'GET /ready': [() => Response.json({ status: 'ready', hasCatalogue: true })],
    'GET /en': [() => page(`<html data-build="${BUILD}">`)],
    'GET /checkout/cart': [() => new Response('', { headers: { 'cache-control': 'no-store' } })],
    'GET /sitemap.xml': [() => new Response('')],
    'GET /en/contact': [() => page(FORM)],
    'POST /en/contact': [() => new Response('', { status: 400 })],
    'POST /_ops/test-mail': [() => Response.json({ sentTo: 'hallo@naehladen.de' })],
  }
  const served = new Map<string, number>()
  const send = async (address: string | URL | Request, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${new URL(String(address)).pathname}`
    requests.push(name)
    const responses = { ...well, ...changes }[name] ?? []
    const at = served.get(name) ?? 0
    served.set(name, at + 1)
    const response = responses[Math.min(at, responses.length - 1)]
    if (!response) throw new Error(`No test expects ${name}`)
    return response()
  }
  return { build: BUILD, requests, send }
}
