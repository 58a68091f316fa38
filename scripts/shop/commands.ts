import { backupCommand, restoreCommand } from './backup.ts'
import type { Command } from './command.ts'
import {
  customerGrantCommand,
  customerLockCommand,
  customerResendCommand,
  customersCommand,
  customersExportCommand,
  customerShowCommand,
  customerUnlockCommand,
} from './customers.ts'
import { doctorCommand } from './doctor.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { modeCommand } from './mode.ts'
import {
  orderCancelCommand,
  orderPaidCommand,
  orderRefundCommand,
  orderShippedCommand,
  orderShowCommand,
  ordersCommand,
} from './orders.ts'
import {
  promotionAddCommand,
  promotionCodesCommand,
  promotionEndCommand,
  promotionsCommand,
} from './promotions.ts'
import { schemasCommand } from './schemas.ts'
import { reviewApproveCommand, reviewRefuseCommand, reviewsCommand } from './reviews.ts'
import { reportsCommand } from './reports.ts'
import { inquiriesCommand, inquiryShowCommand } from './inquiries.ts'
import { newsletterCommand, newsletterExportCommand } from './newsletter.ts'
import { customerEraseCommand, customerExportCommand } from './privacy.ts'
import { documentsExportCommand, documentsPrintCommand } from './documents.ts'
import { plannerCommand } from './planner.ts'
import { stockAwaitedCommand } from './stock-alerts.ts'
import { stockSetCommand, stockShowCommand } from './stock.ts'
import { thumbnailsCommand } from './thumbnails.ts'
import { samplesCommand, samplesLabelsCommand, samplesShippedCommand } from './samples.ts'
import { withdrawalsCommand } from './withdrawals.ts'

/** All commands of `npm run shop -- …` by their one or two words. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  export: exportCommand,
  schemas: schemasCommand,
  backup: backupCommand,
  restore: restoreCommand,
  thumbnails: thumbnailsCommand,
  orders: ordersCommand,
  'order show': orderShowCommand,
  'order paid': orderPaidCommand,
  'order shipped': orderShippedCommand,
  'order cancel': orderCancelCommand,
  'order refund': orderRefundCommand,
  'documents export': documentsExportCommand,
  samples: samplesCommand,
  'samples labels': samplesLabelsCommand,
  'samples shipped': samplesShippedCommand,
  'documents print': documentsPrintCommand,
  'stock show': stockShowCommand,
  'stock set': stockSetCommand,
  'stock awaited': stockAwaitedCommand,
  planner: plannerCommand,
  withdrawals: withdrawalsCommand,
  promotions: promotionsCommand,
  'promotion add': promotionAddCommand,
  'promotion end': promotionEndCommand,
  'promotion codes': promotionCodesCommand,
  'reviews list': reviewsCommand,
  'reviews approve': reviewApproveCommand,
  'reviews refuse': reviewRefuseCommand,
  reports: reportsCommand,
  'inquiries list': inquiriesCommand,
  'inquiries show': inquiryShowCommand,
  newsletter: newsletterCommand,
  'newsletter export': newsletterExportCommand,
  mode: modeCommand,
  doctor: doctorCommand,
  customers: customersCommand,
  'customers export': customersExportCommand,
  'customer show': customerShowCommand,
  'customer export': customerExportCommand,
  'customer erase': customerEraseCommand,
  'customer grant': customerGrantCommand,
  'customer lock': customerLockCommand,
  'customer unlock': customerUnlockCommand,
  'customer resend-opt-in': customerResendCommand,
}

/** Current words for the first word of a command and for options that had another name. */
const ALIASES = new Map([
  ['plates', 'thumbnails'],
  ['papers', 'documents'],
  ['--without-plates', '--without-thumbnails'],
])

/** The words of a command line with current names. */
export function withCurrentNames(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    at === 0 || word.startsWith('--') ? (ALIASES.get(word) ?? word) : word,
  )
}
