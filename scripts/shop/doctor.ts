import { parseArgs } from 'node:util'
import { diagnosisFindings } from '#shared/i18n/en/diagnosis.ts'
import { type Check, diagnosisApi, findingsOf } from '#worker/store-api/diagnosis/checks.ts'
import { isNote, type Finding } from '#worker/store-api/diagnosis/finding.ts'
import { shopLanguages } from '#worker/store-api/transport/languages.ts'
import { createTransport } from '#worker/store-api/transport/transport.ts'
import type { Command } from './command.ts'
import { examinePayments } from './doctor-payments.ts'
import { examinePages } from './missing-pages.ts'
import { printable } from './printable.ts'
import type { ShopClient } from './shop.ts'
import { UsageError } from './usage.ts'

/** Time limit for all calls together. */
const LIMIT_MS = 60_000

/**
 * `shop doctor`: reports missing pages and payment settings of our shop, or missing features of a Shopware.
 */
export const doctorCommand: Command = {
  usage: 'doctor [--url <store-api> --key <access key> [--origin <our address>]]',
  summary: 'list missing pages and payment settings, or missing features of a Shopware',
  async run(args, shop) {
    const { url } = shop
    if (args.length === 0 && !url.endsWith('/store-api')) return examineOwnShop(shop)
    const { key, origin, pictures } = readOptions(args)
    const address = storeApiAddress(url)
    const addresses = {
      origin,
      pictureOrigins: [new URL(address).origin, ...(origin ? [origin] : []), ...pictures],
    }
    const checks = await diagnosisApi(transportTo(address, key), addresses).checks('de', LIMIT_MS)
    for (const check of checks) process.stdout.write(`${lineOf(check)}\n`)
    const findings = findingsOf(checks)
    for (const finding of findings.filter((each) => !isNote(each))) tell('!', finding)
    for (const finding of findings.filter(isNote)) tell('-', finding)
    const isIll = checks.some((check) => check.isIll)
    process.stdout.write(isIll ? 'Shoppers notice problems.\n' : 'Shoppers notice no problem.\n')
    return isIll ? 1 : 0
  },
}

async function examineOwnShop(shop: ShopClient): Promise<number> {
  return Math.max(await examinePayments(shop), await examinePages(shop))
}

function readOptions(args: readonly string[]) {
  const { STORE_API_ACCESS_KEY, SHOP_ORIGIN, SHOP_MEDIA_ORIGINS = '' } = process.env
  const { values } = parseArgs({
    args: [...args],
    options: { key: { type: 'string' }, origin: { type: 'string' } },
  })
  const key = values.key ?? STORE_API_ACCESS_KEY
  if (!key) throw new UsageError('Add the access key of the sales channel: --key SWSC…')
  const origin = values.origin ?? SHOP_ORIGIN
  if (origin !== undefined && !URL.canParse(origin))
    throw new UsageError('--origin is the address of the pages: https://your.shop')
  const pictures = SHOP_MEDIA_ORIGINS.split(/[\s,]+/).filter((each) => URL.canParse(each))
  return { key, origin: origin === undefined ? null : new URL(origin).origin, pictures }
}

function storeApiAddress(url: string): string {
  if (URL.canParse(url) && /^https?:\/\/.+\/store-api$/.test(url)) return url
  throw new UsageError('--url is the address of a Store API: https://shopware.example/store-api')
}

function transportTo(url: string, accessKey: string) {
  const send = (request: Request) => fetch(request)
  const address = { url, accessKey, segment: 'gross' } as const
  const withoutLanguage = createTransport({ ...address, languageIds: null }, send)
  const { ids: languageIds } = shopLanguages(withoutLanguage, (ask) => ask)
  return createTransport({ ...address, languageIds }, send)
}

function lineOf({ method, path, milliseconds, failure, isIll }: Check): string {
  const outcome = failure ? (isIll ? 'fails' : 'missing, hidden') : 'works'
  return `${`${method} ${path}`.padEnd(60)} ${outcome.padEnd(18)} ${milliseconds} ms`
}

function tell(mark: string, { name, what = '' }: Finding): void {
  process.stdout.write(`${mark} ${printable(diagnosisFindings[name]({ what }))}\n`)
}
