import type { withdrawal as de } from '../de/withdrawal.ts'
import type { SameMessages } from '../translate.ts'

export const withdrawal: SameMessages<typeof de> = {
  title: 'Withdraw from contract',
  lead: 'Use this form to withdraw from an order or from some of its items. You need neither an account nor a reason. We confirm receipt at once by email.',
  rules: 'Period, consequences and exceptions',
  metreGoods:
    'Goods by the metre that we cut to your length are excluded from withdrawal. If you are not sure, send the form anyway: we will check it and reply.',
  name: 'Name',
  orderNumber: 'Order number',
  orderNumberHint: 'You will find it in the order confirmation.',
  email: 'Email address',
  emailHint: 'We send the confirmation of receipt there.',
  lines: 'Which items?',
  linesHint: 'Leave empty to withdraw from the whole order.',
  trap: 'Please leave empty',
  trapFilled: 'This field must stay empty. Please clear it and send again.',
  next: 'Continue to confirmation',
  reviewTitle: 'Check your details and confirm withdrawal',
  reviewLead: 'The withdrawal only takes effect once you confirm it here.',
  declaration: ({ order }) => `I hereby withdraw from the contract of order ${order}.`,
  wholeOrder: 'the whole order',
  confirm: 'Confirm withdrawal',
  change: 'Change details',
  receivedTitle: 'We have received your withdrawal',
  receivedWithoutMail: ({ order, moment }) =>
    `Your withdrawal from order ${order} has arrived: ${moment}. Please print or save this page as your receipt.`,
  received: ({ order, moment, email }) =>
    `Withdrawal from order ${order}, received on ${moment}. The confirmation of receipt goes to ${email}.`,
  receivedText:
    'Please keep the email with the confirmation. We check the withdrawal and write to you how to return the goods and when you get your money.',
  receivedMissing: 'If the email has not arrived within an hour, please contact us:',
  tooMany:
    'Several withdrawals came from this address just now. Please wait a moment and confirm again; your details are kept.',
  failed: ({ email }) =>
    `The withdrawal could not be stored just now. Please confirm again. If that fails, an email with these details to ${email} is enough.`,

  mailSubject: ({ order }) => `Your withdrawal from order ${order}`,
  mailSubjectPlain: 'Your withdrawal',
  declarationPlain: 'I hereby withdraw from the contract that I named in the form.',
  mailSome: 'Extent: single items that you named in the form',
  mailKept:
    'We have kept your further details word for word. This email does not repeat them, because we know no order of this number under this address. If you would like a copy, please reply to this email.',
  mailReceived: ({ moment }) =>
    `Your declaration of withdrawal reached us on ${moment} (Berlin time). It reads:`,
  mailName: ({ name }) => `Name: ${name}`,
  mailOrder: ({ order }) => `Order number: ${order}`,
  mailEmail: ({ email }) => `Email address: ${email}`,
  mailWhole: 'Extent: the whole order',
  mailLines: 'Extent: these items only',
  mailNext:
    'We check the withdrawal and write to you how to return the goods and when you get your money. Please keep this email.',
  mailNotMine:
    'You have not withdrawn from anything? Then somebody gave your address. Please reply briefly to this email.',
  opsReceived: ({ moment }) => `On ${moment} (Berlin time) a withdrawal arrived. It reads:`,
  opsSubjectPlain: 'Withdrawal without an order number',
  opsSubject: ({ order }) => `Withdrawal from order ${order}`,
}
