import { z } from '#shared/schemas/zod.ts'

/**
 * The header with the client's address, and the position of the address, counted from the right.
 */
export type TrustedProxy = Readonly<{ header: string; hop: number }>

const NAMED = /^([a-z][\w-]*)(?::([1-9]))?$/

/**
 * `cloudflare`, or a header and the number of the operator's proxies that add to it
 * (`x-forwarded-for:2`; the default is 1).
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
 * The client's address from the trusted proxy's header, else null. Values that the client itself
 * sent are further left in the header and are never read.
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
 * The network of an address, for rate limits. For IPv6 it is the first 64 bits, because one
 * subscriber may use every address in them.
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

/** The /48 of an IPv6 network, which one subscriber may own; other networks unchanged. */
export function widerNetworkOf(network: string): string {
  if (!network.endsWith('::/64')) return network
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
