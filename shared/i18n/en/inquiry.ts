import type { inquiry as de } from '../de/inquiry.ts'
import type { SameMessages } from '../translate.ts'

export const inquiry: SameMessages<typeof de> = {
  title: 'Contact',
  lead: 'Questions about products, orders or delivery: we answer on business days, usually the same day.',
  productTitle: 'Ask about this product',
  productLead: ({ name, number }) => `Your question about ${name}, item no. ${number}.`,
  productSubject: ({ name, number }) => `Question about ${name} (item no. ${number})`,
  question: 'Your question',
  emailHint: 'We will reply to this address.',
  send: 'Send message',
  sendQuestion: 'Send question',
  other: 'Or reach us directly:',
  sentTitle: 'Your message has arrived',
  sent: ({ email }) =>
    `Thank you. We will reply to ${email} and also send a short confirmation there.`,
  sentWithoutReceipt: ({ email }) => `Thank you. We will reply to ${email}.`,
  sentText: 'We answer on business days, usually the same day.',
  backToProduct: 'Back to the product',
  toHome: 'Go to the home page',

  mailSubject: 'Your message has arrived',
  mailReceived: ({ moment }) => `We received your message from our contact form on ${moment}.`,
  mailReceivedAbout: ({ moment, number }) =>
    `We received your question about item no. ${number} on ${moment}.`,
  mailNext: 'We answer on business days, usually the same day.',
  mailNotMine:
    'If you did not write to us, someone else entered your address. You can delete this email.',
  opsSubject: ({ subject }) => `Enquiry: ${subject}`,
  opsFrom: ({ name, email, language }) => `From ${name} <${email}>, language ${language}.`,
  opsPhone: ({ phone }) => `Phone: ${phone}`,
  opsAbout: ({ number }) => `About item no. ${number}.`,
}
