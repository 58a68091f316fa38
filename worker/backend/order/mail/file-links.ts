import { formatFileSize } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { areFilesOpen, downloadIdOf } from '#worker/backend/order/bought-files.ts'
import { filePass } from '#worker/backend/order/file-pass.ts'
import type { StoredOrder } from '#worker/backend/order/stored-order.ts'

/** Signed links to the files of an order, none while they are closed. */
export function fileLinks(order: StoredOrder, locale: Locale, { vars, at }: Deps) {
  if (!areFilesOpen(order)) return []
  return order.files.map((file) => {
    const label = order.lines.find(({ id }) => id === file.lineId)?.label ?? ''
    const size = formatFileSize(locale, file.download.bytes)
    const downloadId = downloadIdOf(file)
    const pass = filePass({ orderId: order.id, downloadId }, vars, at)
    return {
      label: messages(locale)('files.named', { label, size }),
      url: vars.SHOP_ORIGIN + urls.boughtFile(locale, order.id, downloadId, pass),
    }
  })
}
