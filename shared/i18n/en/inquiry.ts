import type { inquiry as de } from '../de/inquiry.ts'
import type { SameMessages } from '../translate.ts'

export const inquiry: SameMessages<typeof de> = {
  title: 'Contact',
  lead: 'Questions about materials, sewing, orders or delivery: we answer on working days, mostly the same day.',
  articleTitle: 'Ask about this article',
  articleLead: ({ name, number }) => `Your question about ${name}, Art. No. ${number}.`,
  articleSubject: ({ name, number }) => `Question about ${name} (Art. No. ${number})`,
  question: 'Your question',
  emailHint: 'This is where our answer goes.',
  send: 'Send message',
  sendQuestion: 'Send question',
  other: 'Or directly:',
  sentTitle: 'Your message has arrived',
  sent: ({ email }) => `Thank you. We will answer to ${email}; a short receipt goes there too.`,
  sentText: 'We answer on working days, mostly the same day.',
  backToArticle: 'Back to the article',
  toHome: 'To the overview',

  mailSubject: 'Your message has arrived',
  mailReceived: ({ moment }) => `Your message through our contact form arrived on ${moment}.`,
  mailReceivedAbout: ({ moment, number }) =>
    `Your question about Art. No. ${number} arrived on ${moment}.`,
  mailNext: 'We answer on working days, mostly the same day.',
  mailNotMine:
    'You did not write to us? Then somebody gave your address, and you can delete this mail.',
  opsSubject: ({ subject }) => `Inquiry: ${subject}`,
  opsFrom: ({ name, email, language }) => `From ${name} <${email}>, language ${language}.`,
  opsPhone: ({ phone }) => `Phone: ${phone}`,
  opsAbout: ({ number }) => `About Art. No. ${number}.`,
}
