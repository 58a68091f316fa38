import { accessKey, storeApiUrl } from './access.ts'

export type TestResponse = Readonly<{ status: number; headers: Headers; body: unknown }>

/** A call that the official client cannot make: any body (text is sent unchanged), any header. */
export async function call(
  method: string,
  path: string,
  request: Readonly<{ body?: unknown; headers?: Readonly<Record<string, string>> }> = {},
): Promise<TestResponse> {
  const response = await fetch(`${storeApiUrl}${path}`, {
    method,
    headers: { 'sw-access-key': accessKey, 'content-type': 'application/json', ...request.headers },
    body: typeof request.body === 'string' ? request.body : JSON.stringify(request.body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : null,
  }
}
