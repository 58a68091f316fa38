import type { withdrawal as de } from '../de/withdrawal.ts'
import type { SameMessages } from '../translate.ts'

export const withdrawal: SameMessages<typeof de> = {
  title: 'Withdraw from contract',
  lead: 'Use this form to withdraw from an order or from some of its items. You need neither an account nor a reason. We confirm receipt at once by email.',
  rules: 'Period, consequences and exceptions',
  metreGoods:
    'Goods that we cut to your measure are excluded from withdrawal. If you are not sure, send the form anyway. We will check it and reply.',
  name: 'Name',
  orderNumber: 'Order number',
  orderNumberHint: 'It is in the order confirmation.',
  email: 'Email address',
  emailHint: 'We send the confirmation of receipt to this address.',
  lines: 'Which items?',
  linesHint: 'Leave empty to withdraw from the whole order.',
  trap: 'Please leave empty',
  trapFilled: 'This field must stay empty. Please clear it and send the form again.',
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
    `Withdrawal from order ${order}, received on ${moment}. We are sending the confirmation of receipt to ${email}.`,
  receivedText:
    'Please keep the email with the confirmation of receipt. We will check the withdrawal and write to you how to return the goods and when you get your money back.',
  receivedMissing: 'If the email has not arrived within an hour, please contact us:',
  tooMany:
    'Several withdrawals have just come from this address. Please wait a moment, then confirm again. Your details are still here.',
  failed: ({ email }) =>
    `The withdrawal could not be saved just now. Please confirm again. If that fails, an email with these details to ${email} is enough.`,

  mailSubject: ({ order }) => `Your withdrawal from order ${order}`,
  mailSubjectPlain: 'Your withdrawal',
  declarationPlain: 'I hereby withdraw from the contract that I entered in the form.',
  mailSome: 'Scope: individual items that you entered in the form',
  mailKept:
    'We have stored your other details word for word. This email does not repeat them, because we find no order with this number under this address. If you would like a copy, please reply to this email.',
  mailReceived: ({ moment }) =>
    `We received your declaration of withdrawal on ${moment} (Berlin time). It reads:`,
  mailName: ({ name }) => `Name: ${name}`,
  mailOrder: ({ order }) => `Order number: ${order}`,
  mailEmail: ({ email }) => `Email address: ${email}`,
  mailWhole: 'Scope: the whole order',
  mailLines: 'Scope: these items only',
  mailNext:
    'We will check the withdrawal and write to you how to return the goods and when you get your money back. Please keep this email.',
  mailNotMine:
    'If you have not withdrawn from anything, someone else entered your address. Please reply briefly to this email.',
  opsReceived: ({ moment }) => `A withdrawal arrived on ${moment} (Berlin time). It reads:`,
  opsSubjectPlain: 'Withdrawal without an order number',
  opsSubject: ({ order }) => `Withdrawal from order ${order}`,
}
