import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TOKEN = 'token-of-the-tests'
export const ACCOUNT = 'account'

type Created = Readonly<{ path: string; body: Record<string, unknown>; jurisdiction: string }>

/** An account that a test changes. Paths in `refused` respond with a 403. */
type Account = {
  zones: { name: string; status: string }[]
  secrets: string[] | null
  databases: { uuid: string; name: string; jurisdiction: string | null }[]
  namespaces: { id: string; title: string }[]
  buckets: string[]
  versions: string[]
  refused: string[]
  readonly created: Created[]
}

/** Cloudflare's API with one account, on a free port of this machine. */
export async function aStandInCloudflare() {
  const account: Account = {
    zones: [{ name: 'naehladen.de', status: 'active' }],
    secrets: ['OPS_SECRET', 'SIGNING_SECRET'],
    databases: [],
    namespaces: [],
    buckets: [],
    versions: ['version-before'],
    refused: [],
    created: [],
  }
  const server = createServer((request, response) => {
    void respond(account, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    account,
    base: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function respond(account: Account, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', 'http://api')
  const path = url.pathname.replace(`/accounts/${ACCOUNT}`, '')
  const send = (status: number, result: unknown, message = '') => {
    response.writeHead(status, { 'content-type': 'application/json' })
    const errors = message ? [{ code: 1, message }] : []
    response.end(JSON.stringify({ success: status < 300, result, errors, messages: [] }))
  }
  if (headers.authorization !== `Bearer ${TOKEN}`) return send(401, null, 'Invalid API Token')
  if (account.refused.includes(`${method} ${path}`)) return send(403, null, 'Authentication error')
  if (method === 'POST') return send(200, create(account, path, headers, await bodyOf(request)))
  const found = read(account, path, url.searchParams)
  return found === undefined ? send(404, null, 'Not found') : send(200, found)
}

function read(account: Account, path: string, query: URLSearchParams): unknown {
  const { secrets, versions } = account
  switch (path) {
    case '/user/tokens/verify':
      return { id: 'token', status: 'active' }
    case '/zones':
      return account.zones.filter(({ name }) => name === query.get('name'))
    case '/d1/database':
      return account.databases.filter(({ name }) => name.includes(query.get('name') ?? ''))
    case '/storage/kv/namespaces':
      return account.namespaces
    case '/r2/buckets':
      return { buckets: account.buckets.map((name) => ({ name })) }
    case '/workers/scripts/naehladen/secrets':
      return secrets?.map((name) => ({ name, type: 'secret_text' }))
    case '/workers/scripts/naehladen/deployments':
      return secrets && { deployments: versions.map((id) => ({ versions: [{ version_id: id }] })) }
    default:
      return undefined
  }
}

function create(
  account: Account,
  path: string,
  headers: IncomingMessage['headers'],
  body: Record<string, unknown>,
): unknown {
  const jurisdiction = String(headers['cf-r2-jurisdiction'] ?? body.jurisdiction ?? '')
  account.created.push({ path, body, jurisdiction })
  const name = String(body.name ?? body.title)
  const id = `id-of-${name}`
  if (path === '/d1/database')
    account.databases.push({ uuid: id, name, jurisdiction: jurisdiction || null })
  if (path === '/storage/kv/namespaces') account.namespaces.push({ id, title: name })
  if (path === '/r2/buckets') account.buckets.push(name)
  return { id, uuid: id, name }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text) as Record<string, unknown>
}
