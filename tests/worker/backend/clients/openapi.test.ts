import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { createBackend } from '#worker/backend/app.ts'

const Document = z.object({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

const readDocument = () => aClient({}).ask(Document, 'GET', '/_info/openapi3.json?type=jsonapi')

const withoutNames = (operation: string) => operation.replaceAll(/\{\w+\}|:\w+/g, '{}')

async function operations() {
  const { paths } = await readDocument()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => withoutNames(`${method.toUpperCase()} ${path}`)),
  )
  const served = createBackend()
    .routes.filter(({ path, method }) => method !== 'ALL' && path.startsWith('/store-api/'))
    .map(({ path, method }) => withoutNames(`${method} ${path.slice('/store-api'.length)}`))
  return { documented, served: [...new Set(served)] }
}

test('the document names the address of the shop', async () => {
  const { openapi, servers } = await readDocument()
  expect([openapi.slice(0, 3), servers]).toEqual(['3.1', [{ url: 'https://shop.test/store-api' }]])
})

test('each documented operation is served', async () => {
  const { documented, served } = await operations()
  expect(documented.filter((operation) => !served.includes(operation))).toEqual([])
})

test('each served path is documented', async () => {
  const { documented, served } = await operations()
  const paths = new Set(documented.map((operation) => operation.split(' ')[1]))
  expect(served.filter((operation) => !paths.has(operation.split(' ')[1]))).toEqual([])
})
