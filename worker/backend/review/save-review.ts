import { berlinTime } from '#shared/domain/calendar.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { ReviewRecord } from '#shared/schemas/import/review.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import type { WrittenReview } from './review-input.ts'
import { noticeSubject } from './review-notice.ts'

const INSERT = `INSERT INTO product_review (public_id, key, number, customer_id, points, state,
    created_at, content_hash, record)
  VALUES (?1, ?1, ?2, ?3, ?4, 'waiting', ?5, '', ?6)
  ON CONFLICT (customer_id, number) DO NOTHING`

const UPDATE = `UPDATE product_review SET points = ?4, state = 'waiting', updated_at = ?5,
    content_hash = '', record = ?6
  WHERE public_id = ?1 AND number = ?2 AND customer_id = ?3`

const SELECT_OWN = 'SELECT public_id FROM product_review WHERE customer_id = ?1 AND number = ?2'
const Own = z.object({ public_id: z.string() }).nullable()

const NO_SUCH_REVIEW: Violation = {
  pointer: '/id',
  name: 'ENTITY_DOES_NOT_EXISTS',
  detail: 'The product_review entity with this id does not exist.',
}

type Deps = Pick<ShopContext, 'db' | 'vars' | 'locale' | 'at'>

/**
 * Stores a customer's review of a product and informs operators. A customer has one review per
 * product; a new one replaces it. A stored review is not shown until it is approved.
 */
export async function saveReview(
  { db, vars, locale, at }: Deps,
  customer: Pick<Customer, 'id' | 'firstName'>,
  number: string,
  review: WrittenReview,
): Promise<Result<void, Violation>> {
  const known = review.id ?? (await ownReview(db, customer.id, number))
  const id = known ?? newId()
  const author = review.name ?? customer.firstName
  const record = recordOf({ ...review, id }, { number, author, locale, at })
  const values = [id, number, customer.id, review.points, at.toISOString(), JSON.stringify(record)]
  const mail = { kind: 'ops-review', locale: 'de', recipient: vars.SHOP_EMAIL } as const
  // If the review is not saved, the notice finds nothing to report and is not sent.
  const [saved] = await db.batch([
    db.prepare(known === null ? INSERT : UPDATE).bind(...values),
    outboxInsert(db, { ...mail, subjectId: noticeSubject(id, at), at }),
  ])
  return review.id !== null && saved?.meta.changes === 0 ? fail(NO_SUCH_REVIEW) : ok(undefined)
}

async function ownReview(db: D1Database, customerId: string, number: string) {
  const row = await db.prepare(SELECT_OWN).bind(customerId, number).first()
  return Own.parse(row)?.public_id ?? null
}

function recordOf(
  { id, title, content, points }: WrittenReview & { readonly id: string },
  about: Readonly<{ number: string; author: string; locale: Locale; at: Date }>,
): ReviewRecord {
  const { number, author, locale, at } = about
  const inOwnLanguage = (text: string) => ({ de: null, en: null, [locale]: text })
  return {
    key: id,
    article: number,
    points,
    date: berlinTime(at).date,
    author: author.slice(0, 80),
    language: locale,
    title: inOwnLanguage(title),
    text: inOwnLanguage(content),
    approved: false,
  }
}
