import { z } from '#shared/schemas/zod.ts'

/** Where the client's address stands: the header, and which of its entries, counted from the right. */
export type TrustedProxy = Readonly<{ header: string; hop: number }>

const NAMED = /^([a-z][\w-]*)(?::([1-9]))?$/

/**
 * `cloudflare`, or a header and how many proxies of one's own have added to it
 * (`x-forwarded-for:2`; 1 if none is named).
 */
export const TrustedProxy = z.string().transform((named, context): TrustedProxy | null => {
  if (named === '') return null
  if (named === 'cloudflare') return { header: 'cf-connecting-ip', hop: 1 }
  const [, header, hop = '1'] = NAMED.exec(named.toLowerCase()) ?? []
  if (header) return { header, hop: Number(hop) }
  context.addIssue('is neither "cloudflare" nor a header like "x-forwarded-for:1"')
  return z.NEVER
})

/**
 * The client's address as the trusted proxy names it, else null. What the client itself sent stands
 * further left in the header and is never read.
 */
export function clientIp(headers: Headers, proxy: TrustedProxy | null): string | null {
  if (!proxy) return null
  const entries = headers.get(proxy.header)?.split(',') ?? []
  return entries.at(-proxy.hop)?.trim() || null
}

/** The header that says `ip` to whoever trusts the same proxy: for calls within the shop. */
export function tellClientIp(headers: Headers, proxy: TrustedProxy | null, ip: string): void {
  if (proxy) headers.set(proxy.header, [ip, ...Array(proxy.hop - 1).fill('-')].join(', '))
}

/**
 * The network of an address, by which attempts are counted: of IPv6 the first 64 bits, which one
 * line has to itself and may choose from freely.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
