import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue, aCategory, aProductRecord, aPicture } from '#tests/builders/import-records.ts'
import { pngFile } from '#worker/backend/files/png-file.ts'
import { ops } from '../backend/catalogue/ops.ts'
import { aContentShop } from '../content/content-shop.ts'

const JSON_LD = /<script type="application\/ld\+json">([^<]*)<\/script>/g

beforeEach(async () => {
  await emptyStorage()
})

function dataOf(text: string) {
  return [...text.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json))
}

async function aShop(name = 'Ahle') {
  const shop = aContentShop()
  const product = aProductRecord('24500', { name: { de: name, en: name } })
  await shop.import(aCatalogue({ categories: [aCategory()], articles: [product] }))
  return shop
}

test('structured data of a product contain one offer and one breadcrumb list', async () => {
  const shop = await aShop()
  const { text } = await shop.get('/artikel/24500')
  const [data, ...more] = dataOf(text)
  expect(more).toEqual([])
  const types = data['@graph'].map((thing: { '@type': string }) => thing['@type'])
  expect(types).toEqual(['BreadcrumbList', 'Product'])
  expect(data['@graph'][1]).toMatchObject({ sku: '24500', name: 'Ahle' })
})

test('title, Open Graph, structured data, feed, Markdown and inquiry form show the same product name', async () => {
  const shop = await aShop('Taft, 36g/qm')
  const { text } = await shop.get('/artikel/24500')
  expect(text).toContain('<title>Taft, 36g/m²')
  expect(text).toContain('<meta property="og:title" content="Taft, 36g/m²"/>')
  const [{ '@graph': things }] = dataOf(text)
  expect(things[0].itemListElement.at(-1)).toMatchObject({ name: 'Taft, 36g/m²' })
  expect(things[1]).toMatchObject({ name: 'Taft, 36g/m²' })
  expect((await shop.get('/kontakt?article=24500')).text).toContain('Ihre Frage zu Taft, 36g/m²')
  expect((await shop.get('/products.xml')).text).toContain('Taft, 36g/m²')
  expect((await shop.get('/artikel/24500', { accept: 'text/markdown' })).text).toContain(
    '# Taft, 36g/m²',
  )
})

test('the default language (x-default) is German', async () => {
  const { text } = await (await aShop()).get('/en/article/24500')
  expect(text).toContain('hrefLang="x-default" href="https://shop.test/artikel/24500"')
})

test('Open Graph tags describe a shared page', async () => {
  const { text } = await (await aShop()).get('/artikel/24500')
  expect(text).toContain('<meta property="og:type" content="product"/>')
  expect(text).toContain('<meta property="og:url" content="https://shop.test/artikel/24500"/>')
  expect(text).toContain('<meta property="og:locale" content="de_DE"/>')
})

test('the thumbnail is the image of a shared product and of its structured data', async () => {
  const { record, upload } = aPicture('cover')
  await env.MEDIA.put(upload.name, upload.text)
  const shop = aContentShop()
  await shop.import(
    aCatalogue({ media: [record], articles: [aProductRecord('24500', { media: ['cover'] })] }),
  )
  const png = pngFile({ width: 2, height: 1, colours: 'rgb', rows: new Uint8Array(7) })
  const base64 = png.toString('base64')
  const { file } = z
    .object({ file: z.string() })
    .parse(await ops('/plates', { drawing: record.file, base64 }))
  const address = `https://shop.test/${file}`
  const { text } = await shop.get('/artikel/24500')
  expect(text).toContain(
    `<meta property="og:image" content="${address}"/><meta property="og:image:width" content="2"/><meta property="og:image:height" content="1"/><meta property="og:image:alt" content="Muster"/>`,
  )
  expect(dataOf(text)[0]['@graph'][1].image).toEqual([address])
  const feed = await shop.get('/products.xml')
  expect(feed.text).toContain(`<g:image_link>${address}</g:image_link>`)
})

test('structured data of the home page name the shop’s owner', async () => {
  const { text } = await (await aShop()).get('/')
  expect(dataOf(text)).toMatchObject([
    {
      '@graph': [
        { '@type': 'WebSite', name: 'Ripstop', url: 'https://shop.test/' },
        {
          '@type': 'OnlineStore',
          name: 'Ripstop',
          hasMerchantReturnPolicy: { merchantReturnDays: 14 },
        },
      ],
    },
  ])
})
