import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { ArticleRecord } from '#shared/schemas/import/article.ts'
import { anArticle } from '#tests/builders/import-records.ts'

/** The first migration that a shop of the version before does not have. */
const FILES = '0154_bought_files.sql'
const FILE_OF_BEFORE = { format: 'pdf', pages: 4 }

const AN_ARTICLE = `INSERT INTO product (public_id, family_id, number, number_key, position, listed,
    orderable, closeout, offer, min_purchase, tax_class, stock, backorder, content_hash, record)
  VALUES (?1, 1, ?1, ?1, 1, 1, 1, 1, 0, 1, 'standard', 5, 0, 'hash', ?2)`

// A shop of the version before with articles in it, and then the migrations of this one.
beforeEach(async () => {
  await reset()
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name < FILES),
  )
  const article = env.DB.prepare(AN_ARTICLE)
  const pattern = { ...anArticle('90000'), download: FILE_OF_BEFORE }
  await env.DB.batch([
    article.bind('90000', JSON.stringify(pattern)),
    article.bind('70000', JSON.stringify(anArticle('70000'))),
  ])
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

test('an article to download of the version before is one without a file, and can be read', async () => {
  const { results } = await env.DB.prepare('SELECT record FROM product ORDER BY number').all()
  const records = results.map(({ record }) => ArticleRecord.parse(JSON.parse(String(record))))
  expect(records.map(({ number, download }) => [number, download])).toEqual([
    ['70000', null],
    ['90000', null],
  ])
})
