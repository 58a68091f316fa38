import type { newsletter as de } from '../de/newsletter.ts'
import type { SameMessages } from '../translate.ts'

export const newsletter: SameMessages<typeof de> = {
  title: 'Newsletter',
  teaser: 'New fabrics, remnants, sewing patterns. About once a month.',
  lead: 'New fabrics, remnants, sewing patterns, about once a month. First we send you an email with a link. You only get the newsletter once you open the link and confirm. You can unsubscribe at any time with one click.',
  subscribe: 'Subscribe to the newsletter',
  address: 'Email address',
  next: 'Subscribe',
  leaveQuestion: 'Would you like to stop getting the newsletter?',
  leaveLink: 'Unsubscribe from the newsletter',
  sentTitle: 'Please check your inbox',
  sentText: 'We have sent you an email with the next step. The link in it is valid for seven days.',
  confirmTitle: 'Confirm the newsletter',
  confirmText: 'One more click, and you will get the newsletter.',
  confirm: 'Yes, subscribe to the newsletter',
  confirmedTitle: 'You have subscribed to the newsletter',
  confirmedText: 'Thank you. Each issue contains a link to unsubscribe.',
  invalidTitle: 'This link is no longer valid',
  invalidText:
    'The link has expired, has already been used or is incomplete. Just subscribe to the newsletter again. If you already get it, the email says so.',
  endTitle: 'Unsubscribe from the newsletter',
  endLead: 'Enter the address that should get no more newsletters.',
  endText: 'One more click, and you will get no more newsletters.',
  end: 'Unsubscribe from the newsletter',
  endedTitle: 'You have unsubscribed',
  endedText: 'We will send no more newsletters to this address.',
  again: 'Subscribe again',
  toHome: 'Go to the home page',
  accountLead: ({ email }) => `Your email address: ${email}.`,
  status_undefined: 'You have not subscribed to the newsletter.',
  status_notSet:
    'You have subscribed to the newsletter but not confirmed it yet. Open the link in the email or have a new one sent.',
  status_optIn: 'You get the newsletter.',
  status_optOut: 'You have unsubscribed from the newsletter.',
  mailAgain: 'Send the email again',
  mailed: ({ email }) => `We have sent an email to ${email}. Open the link in it.`,

  optInSubject: 'Would you like to get the newsletter?',
  optInText: ({ shop }) =>
    `Someone subscribed this address to the newsletter of ${shop}: new fabrics, remnants, sewing patterns, about once a month. Was it you? Then please confirm.`,
  optInButton: 'Confirm the newsletter',
  optInNote:
    'The link is valid for seven days. If it was not you, ignore this email. You will then get no further email.',
  againSubject: 'You already get the newsletter',
  againText: ({ shop }) =>
    `Someone subscribed this address to the newsletter of ${shop}. You already get it and need not do anything.`,
  welcomeSubject: 'Welcome to the newsletter',
  welcomeText: ({ shop }) =>
    `Your address is confirmed. From now on you will get the newsletter of ${shop}: new fabrics, remnants, sewing patterns, about once a month.`,
  subscriberNote: 'You can unsubscribe at any time using the link above.',
  endedSubject: 'You have unsubscribed from the newsletter',
  endedMailText: ({ shop }) =>
    `We will send no more newsletters of ${shop} to this address. If this was a mistake, just subscribe again.`,
  endedButton: 'Subscribe again',
}
