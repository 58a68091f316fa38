import { z } from '#shared/schemas/zod.ts'

/** Which header holds the client's address, and which of its entries, counted from the right. */
export type TrustedProxy = Readonly<{ header: string; hop: number }>

const NAMED = /^([a-z][\w-]*)(?::([1-9]))?$/

/**
 * `cloudflare`, or a header and how many proxies of the operator's own add to it
 * (`x-forwarded-for:2`; 1 if no number is given).
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

/** Sets the header from which `clientIp` reads `ip`, for calls within the shop. */
export function setClientIpHeader(headers: Headers, proxy: TrustedProxy | null, ip: string): void {
  if (proxy) headers.set(proxy.header, [ip, ...Array(proxy.hop - 1).fill('-')].join(', '))
}

/**
 * The network of an address, by which attempts are counted: for IPv6 the first 64 bits, as one
 * subscriber may use every address below them.
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

/** The /48 of an IPv6 network, which one subscriber may have whole; other networks unchanged. */
export function widerNetworkOf(network: string): string {
  if (!network.endsWith('::/64')) return network
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
