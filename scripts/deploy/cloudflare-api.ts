import { z } from 'zod'

const Envelope = z.object({
  success: z.boolean(),
  result: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).default([]),
})

/** A refusal by Cloudflare's API; status 0 if it does not respond. */
export class CloudflareError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Credentials = Readonly<{ base: string; token: string; account: string }>
type Call<S extends z.ZodType> = Readonly<{
  path: string
  schema: S
  /** With a body the call creates something. */
  body?: object
  headers?: Readonly<Record<string, string>>
}>
export type CloudflareApi = ReturnType<typeof cloudflareApi>

/**
 * Cloudflare's API for one account. Throws a `CloudflareError` unless a call succeeds with a result
 * of the schema.
 */
export function cloudflareApi({ base, token, account }: Credentials) {
  async function call<S extends z.ZodType>({ path, schema, body, headers }: Call<S>) {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new CloudflareError(0, `${base} does not respond: ${String(error)}`)
    })
    const envelope = Envelope.safeParse(await response.json().catch(() => null))
    if (!response.ok || !envelope.data?.success) {
      const reasons = envelope.data?.errors.map(({ message }) => message).join(' ') ?? ''
      throw new CloudflareError(response.status, `${response.status} ${reasons}`.trim())
    }
    return schema.parse(envelope.data.result)
  }

  return {
    call,
    /** The same for a path below the account. */
    inAccount: <S extends z.ZodType>(request: Call<S>) =>
      call({ ...request, path: `/accounts/${account}${request.path}` }),
  }
}
