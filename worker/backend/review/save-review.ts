import { berlinTime } from '#shared/domain/calendar.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { ReviewRecord } from '#shared/schemas/import/review.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import type { WrittenReview } from './review-input.ts'
import { noticeSubject } from './review-notice.ts'
import { updateRatingsOf } from './update-ratings.ts'
import { first } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick, set } from '#worker/backend/sql/table.ts'
import { ProductReviewTable } from '#worker/backend/tables/reviews.ts'

const Own = pick(ProductReviewTable, 'publicId')

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
  const now = at.toISOString()
  const written = { points: review.points, state: 'waiting', contentHash: '', record } as const
  const added = {
    ...written,
    publicId: id,
    key: id,
    number,
    customerId: customer.id,
    createdAt: now,
  }
  const changed = set(ProductReviewTable, { ...written, updatedAt: now })
  const mail = { kind: 'ops-review', locale: 'de', recipient: vars.SHOP_EMAIL } as const
  // If the review is not saved, the notice finds nothing to report and is not sent.
  const [saved] = await db.batch([
    prepare(
      db,
      known === null
        ? sql`${insertInto(ProductReviewTable, added)} ON CONFLICT (customer_id, number) DO NOTHING`
        : sql`UPDATE product_review SET ${changed}
            WHERE public_id = ${id} AND number = ${number} AND customer_id = ${customer.id}`,
    ),
    // A changed review is hidden until it is approved again.
    prepare(db, updateRatingsOf(sql`product_review.public_id = ${id}`)),
    outboxInsert(db, { ...mail, subjectId: noticeSubject(id, at), at }),
  ])
  return review.id !== null && saved?.meta.changes === 0 ? fail(NO_SUCH_REVIEW) : ok(undefined)
}

async function ownReview(db: D1Database, customerId: string, number: string) {
  const own = sql`SELECT ${Own.columns} FROM product_review
    WHERE customer_id = ${customerId} AND number = ${number}`
  return (await first(db, Own.row, own))?.publicId ?? null
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
