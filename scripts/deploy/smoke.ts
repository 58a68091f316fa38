import { z } from 'zod'

const LIMIT_MS = 15_000

type Fetch = (address: string, init: RequestInit) => Promise<Response>
type Judge = (response: Response) => string | null | Promise<string | null>

export type SmokeTarget = Readonly<{
  origin: string
  build: string
  opsSecret: string
  /** In front of a Shopware, which sends its own mail. */
  isRemote?: boolean
  /** A shop that may have the seller of the demo. */
  isDemo?: boolean
}>

const Ready = z.object({ hasCatalogue: z.boolean().default(true) })
/** The signed time in the contact form. */
const TOKEN = /name="formToken" value="([0-9a-z]{8,10})\.[0-9a-f]{64}"/

/**
 * Tests a deployed shop: build, services and secrets, pages of a purchase, a signed form, a mail to
 * the operator. Returns one sentence per problem. A shop before its first import has no pages.
 */
export async function smoke(target: SmokeTarget, send: Fetch = fetch): Promise<readonly string[]> {
  const { origin } = target
  let hasCatalogue = true
  const parts = [
    await look(send, `${origin}/health`, async (response) =>
      (await response.text()).includes(`"${target.build}"`) ? null : 'reports another build',
    ),
    await look(send, `${origin}/ready`, async (response) => {
      hasCatalogue = Ready.parse(await response.json()).hasCatalogue
      return null
    }),
  ]
  const pages = hasCatalogue ? await lookAtPages(target, send) : []
  const wrong = [...parts, ...pages].filter((sentence) => sentence !== null)
  if (wrong.length > 0 || target.isRemote) return wrong
  const mail = await sendTestMail(target, hasCatalogue, send)
  return mail === null ? [] : [mail]
}

function lookAtPages({ origin, build }: SmokeTarget, send: Fetch) {
  return Promise.all([
    look(send, `${origin}/en`, async (response) => {
      if (!response.headers.has('content-security-policy')) return 'has no Content-Security-Policy'
      const text = await response.text()
      return text.includes(`data-build="${build}"`) ? null : 'is of another build'
    }),
    look(send, `${origin}/checkout/cart`, (response) =>
      response.headers.get('cache-control') === 'no-store'
        ? null
        : 'is cacheable, but must be no-store',
    ),
    look(send, `${origin}/sitemap.xml`, () => null),
    lookAtForm(origin, send),
  ])
}

/** The contact form must be signed, and must refuse a forged signature. */
function lookAtForm(origin: string, send: Fetch): Promise<string | null> {
  const address = `${origin}/en/contact`
  return look(send, address, async (response) => {
    const [, shownAt] = TOKEN.exec(await response.text()) ?? []
    if (shownAt === undefined) return 'has an unsigned form: is SIGNING_SECRET set?'
    const fields = {
      name: 'Smoke test',
      email: 'smoke-test@example.org',
      subject: 'Smoke test',
      comment: 'A deployment sent this form with a forged signature.',
      formToken: `${shownAt}.${'0'.repeat(64)}`,
    }
    const { status } = await send(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin },
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    return status === 400 ? null : `returned ${status} for a form with a forged signature`
  })
}

const Sent = z.object({ demoValues: z.array(z.string()).default([]) })

/** A shop with a catalogue sells, so its seller and bank must not be those of the demo. */
function sendTestMail(
  { origin, opsSecret, isDemo }: SmokeTarget,
  sells: boolean,
  send: Fetch,
): Promise<string | null> {
  const judge = async (response: Response) => {
    const { demoValues } = Sent.parse(await response.json())
    return sells && !isDemo && demoValues.length > 0
      ? `reports values of the demo: ${demoValues.join(', ')}. Import a shop.json`
      : null
  }
  const headers = { authorization: `Bearer ${opsSecret}` }
  return look(send, `${origin}/_ops/test-mail`, judge, { method: 'POST', headers })
}

/** Includes the body of a refusal, which names the reason. */
async function look(
  send: Fetch,
  address: string,
  judge: Judge,
  init: RequestInit = {},
): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const response = await send(address, { redirect: 'manual', signal, ...init })
    if (response.status !== 200) {
      return `${address} returned ${response.status}: ${(await response.text()).slice(0, 200)}`
    }
    const wrong = await judge(response)
    return wrong && `${address} ${wrong}`
  } catch (error) {
    return `${address} does not respond: ${String(error)}`
  }
}
