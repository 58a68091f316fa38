import type { Locale } from '#shared/i18n/locales.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { writtenMailInsert } from '#worker/backend/mail/letter/written-mail-insert.ts'
import { letterOf, type AccountMail } from './account-mail.ts'

/** An account mail, in the same batch as the change that it is about. */
export function accountMailInsert(
  shop: Deps,
  recipient: string,
  locale: Locale,
  mail: AccountMail,
): D1PreparedStatement {
  const letter = letterOf(mail, locale, shop.vars.SHOP_NAME)
  return writtenMailInsert(shop, { kind: `account-${mail.kind}`, recipient, locale, letter })
}
