import type { withdrawal as de } from '../de/withdrawal.ts'
import type { SameMessages } from '../translate.ts'

export const withdrawal: SameMessages<typeof de> = {
  title: 'Withdraw from contract',
  lead: 'Here you withdraw from an order or from some articles of it. You need no account and no reason. We confirm receipt at once by e-mail.',
  rules: 'Period, consequences and exceptions',
  metreGoods:
    'Goods by the metre that we cut to your length are excluded from withdrawal. If you are not sure, send the form all the same: we check it and answer you.',
  name: 'Name',
  orderNumber: 'Order number',
  orderNumberHint: 'It stands in the order confirmation.',
  email: 'E-mail address',
  emailHint: 'The confirmation of receipt goes there.',
  lines: 'Which articles?',
  linesHint: 'Leave empty to withdraw from the whole order.',
  trap: 'Please leave empty',
  trapFilled: 'This field must stay empty. Please clear it and send again.',
  next: 'Continue to confirmation',
  reviewTitle: 'Check your details and confirm withdrawal',
  reviewLead: 'The withdrawal only counts once you confirm it here.',
  declaration: ({ order }) => `I hereby withdraw from the contract of order ${order}.`,
  wholeOrder: 'the whole order',
  confirm: 'Confirm withdrawal',
  change: 'Change details',
  receivedTitle: 'We have received your withdrawal',
  received: ({ order, moment, email }) =>
    `Withdrawal from order ${order}, received on ${moment}. The confirmation of receipt goes to ${email}.`,
  receivedText:
    'Please keep the e-mail with the confirmation. We check the withdrawal and write to you how to return the goods and when you get your money.',
  receivedMissing: 'If the e-mail has not arrived within an hour, please contact us:',
  tooMany:
    'Several withdrawals came from this address just now. Please wait a moment and confirm again; your details stay in place.',
  failed: ({ email }) =>
    `The withdrawal could not be stored just now. Please confirm again. If that fails, an e-mail with these details to ${email} is enough.`,

  mailSubject: ({ order }) => `Your withdrawal from order ${order}`,
  mailReceived: ({ moment }) =>
    `Your declaration of withdrawal reached us on ${moment} (Berlin time). It reads:`,
  mailName: ({ name }) => `Name: ${name}`,
  mailOrder: ({ order }) => `Order number: ${order}`,
  mailEmail: ({ email }) => `E-mail address: ${email}`,
  mailWhole: 'Extent: the whole order',
  mailLines: 'Extent: these articles only',
  mailNext:
    'We check the withdrawal and write to you how to return the goods and when you get your money. Please keep this mail.',
  mailNotMine:
    'You have not withdrawn from anything? Then somebody gave your address. Please reply briefly to this mail.',
  opsSubject: ({ order }) => `Withdrawal from order ${order}`,
}
