import { Buffer } from 'node:buffer'
import { isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { soldFileStruct } from '#worker/backend/catalogue/structs/media-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Vars } from '#worker/runtime/env.ts'
import {
  isRefundedWhole,
  currentPayment,
  type BoughtFile,
  type StoredOrder,
} from './stored-order.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#shared/domain/durations.ts'
import { changes } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

/** Whether the shop has the order's money. Purchased files are available only then. */
function areFilesOpen(order: StoredOrder): boolean {
  return order.state !== 'cancelled' && isMoneyHeld(currentPayment(order).state)
}

/** Whether a purchased file can be downloaded. A refund of its line ends that. */
export function isFileOpen(order: StoredOrder, { lineId }: BoughtFile): boolean {
  return areFilesOpen(order) && !isRefundedWhole(order, lineId)
}

/** The id of a purchased file in its URL. */
export function downloadIdOf({ lineId }: BoughtFile): string {
  return idOf('order-download', lineId)
}

export function fileNameOf({ download: { fileName, extension } }: BoughtFile, locale: Locale) {
  return `${fileName[locale]}.${extension}`
}

/** Counts a download, and records its time and version. */
export function noteFetch(db: D1Database, { lineId }: BoughtFile, at: Date): Promise<unknown> {
  return changes(
    db,
    sql`UPDATE bought_file
      SET fetched = fetched + 1, fetched_at = ${at}, fetched_file = download ->> 'file'
      WHERE line_id = ${lineId}`,
  )
}

/** Context for showing a purchased file. `at` starts the lifetime of its link. */
export type FileView = Readonly<{ locale: Locale; vars: Vars; at: Date }>

/**
 * A purchased file as Shopware's download of a line. `ripstop_file` contains the pass for a signed
 * link.
 */
export function orderDownloadStruct(
  order: StoredOrder,
  file: BoughtFile,
  { locale, vars, at }: FileView,
) {
  const { lineId, download, fetched, fetchedAt, fetchedFile } = file
  const id = downloadIdOf(file)
  const accessGranted = isFileOpen(order, file)
  const mediaId = idOf('download', download.file)
  return {
    id,
    orderLineItemId: lineId,
    mediaId,
    position: 0,
    accessGranted,
    media: {
      ...soldFileStruct(mediaId, download, locale),
      fileSize: download.bytes,
      mimeType: 'application/pdf',
    },
    customFields: {
      ripstop_file: {
        pass: accessGranted ? filePass({ orderId: order.id, downloadId: id }, vars, at) : null,
        fetched,
        fetchedAt,
        isNewer: fetchedFile !== null && fetchedFile !== download.file,
      },
    },
    apiAlias: 'order_line_item_download',
  }
}

/** Days until a link to a purchased file expires, at the end of the day. */
const PASS_DAYS = 7

type Fetching = Readonly<{ orderId: string; downloadId: string }>

/**
 * The signature of a link to a purchased file: its last day and an HMAC. It is the same for a whole
 * day, so that responses stay equal. Null without a signing secret.
 */
export function filePass(file: Fetching, { SIGNING_SECRET: secret }: Vars, at: Date) {
  if (!secret) return null
  const lastDay = Math.floor(at.getTime() / DAY_MS) + PASS_DAYS
  return `${lastDay}.${proofOf(file, lastDay, secret)}`
}

/** Whether a pass is valid for a file now. */
export function isPass(
  pass: string | undefined,
  file: Fetching,
  { SIGNING_SECRET: secret }: Vars,
  at: Date,
): boolean {
  const [, day = '', proof = ''] = /^(\d{1,6})\.([\w-]+)$/.exec(pass ?? '') ?? []
  if (!secret || day === '' || Number(day) < Math.floor(at.getTime() / DAY_MS)) return false
  const expected = Buffer.from(proofOf(file, Number(day), secret))
  const sent = Buffer.from(proof)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function proofOf({ orderId, downloadId }: Fetching, lastDay: number, secret: string): string {
  const text = `bought-file:${orderId}:${downloadId}:${lastDay}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}
