import type { inquiry as de } from '../de/inquiry.ts'
import type { SameMessages } from '../translate.ts'

export const inquiry: SameMessages<typeof de> = {
  title: 'Contact',
  lead: 'Questions about materials, sewing, orders or delivery: we answer on working days, usually the same day.',
  articleTitle: 'Ask about this item',
  articleLead: ({ name, number }) => `Your question about ${name}, item no. ${number}.`,
  articleSubject: ({ name, number }) => `Question about ${name} (item no. ${number})`,
  question: 'Your question',
  emailHint: 'This is where we will reply.',
  send: 'Send message',
  sendQuestion: 'Send question',
  other: 'Or reach us directly:',
  sentTitle: 'Your message has arrived',
  sent: ({ email }) =>
    `Thank you. We will reply to ${email}; a short receipt is on its way there too.`,
  sentWithoutReceipt: ({ email }) => `Thank you. We will reply to ${email}.`,
  sentText: 'We answer on working days, usually the same day.',
  backToArticle: 'Back to the item',
  toHome: 'Go to the home page',

  mailSubject: 'Your message has arrived',
  mailReceived: ({ moment }) => `Your message through our contact form arrived on ${moment}.`,
  mailReceivedAbout: ({ moment, number }) =>
    `Your question about item no. ${number} arrived on ${moment}.`,
  mailNext: 'We answer on working days, usually the same day.',
  mailNotMine:
    'You did not write to us? Then somebody gave your address, and you can delete this email.',
  opsSubject: ({ subject }) => `Inquiry: ${subject}`,
  opsFrom: ({ name, email, language }) => `From ${name} <${email}>, language ${language}.`,
  opsPhone: ({ phone }) => `Phone: ${phone}`,
  opsAbout: ({ number }) => `About item no. ${number}.`,
}
