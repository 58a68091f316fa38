import { isMoneyHere } from '#shared/domain/order/payment-state.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { soldFileStruct } from '#worker/backend/catalogue/structs/media-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { isRefundedWhole } from './refunded-lines.ts'
import { filePass } from './file-pass.ts'
import { currentPayment, type BoughtFile, type StoredOrder } from './stored-order.ts'

const FETCHED = `UPDATE bought_file
  SET fetched = fetched + 1, fetched_at = ?2, fetched_file = download ->> 'file'
  WHERE line_id = ?1`

/** Bought files are open while the shop has the money: not before, and not once it went back. */
function areFilesOpen(order: StoredOrder): boolean {
  return order.state !== 'cancelled' && isMoneyHere(currentPayment(order).state)
}

/** The same of one of its files: what was paid back alone is closed alone. */
export function isFileOpen(order: StoredOrder, { lineId }: BoughtFile): boolean {
  return areFilesOpen(order) && !isRefundedWhole(order, lineId)
}

/** The id under which a bought file is fetched. */
export function downloadIdOf({ lineId }: BoughtFile): string {
  return idOf('order-download', lineId)
}

/** The file name that a bought file is saved under. */
export function fileNameOf({ download: { fileName, extension } }: BoughtFile, locale: Locale) {
  return `${fileName[locale]}.${extension}`
}

/** Notes that a file was fetched, and in which version. */
export function noteFetch(db: D1Database, { lineId }: BoughtFile, at: Date): Promise<unknown> {
  return db.prepare(FETCHED).bind(lineId, at.toISOString()).run()
}

/** What a bought file is shown with. */
export type FileView = Readonly<{ locale: Locale; vars: Vars; at: Date }>

/** A bought file as Shopware's download of a line; `ripstop_file` has the way in without a login. */
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
