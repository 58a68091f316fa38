import type { newsletter as de } from '../de/newsletter.ts'
import type { SameMessages } from '../translate.ts'

export const newsletter: SameMessages<typeof de> = {
  title: 'Workshop letter',
  teaser: 'New fabrics, remnants, patterns. About once a month.',
  lead: 'Our newsletter: new fabrics, remnants, patterns, about once a month. First we send you a mail with a link; only when you follow it do you get the workshop letter. You can unsubscribe at any time with one click.',
  subscribe: 'Subscribe to the workshop letter',
  address: 'Email for the letter',
  next: 'Continue',
  leaveQuestion: 'You would rather not get it any more?',
  leaveLink: 'Unsubscribe from the workshop letter',
  sentTitle: 'Look into your inbox',
  sentText:
    'We have sent you a mail. It says what is left to do; the link in it works for seven days.',
  confirmTitle: 'Confirm the workshop letter',
  confirmText: 'One more click, and you will get the workshop letter.',
  confirm: 'Yes, I want to get it',
  confirmedTitle: 'You get the workshop letter',
  confirmedText: 'Thank you. Each letter has a link that unsubscribes you again.',
  invalidTitle: 'This link no longer works',
  invalidText:
    'It has expired, was used before or was not copied completely. Just subscribe to the workshop letter once more: if you have it already, the mail says so.',
  endTitle: 'Unsubscribe from the workshop letter',
  endLead: 'Name the address that should get no more letters.',
  endText: 'One click, and no more letters will come.',
  end: 'Unsubscribe from the workshop letter',
  endedTitle: 'Unsubscribed',
  endedText: 'No more workshop letters go to this address.',
  again: 'Subscribe again after all',
  toHome: 'To the overview',
  accountLead: ({ email }) => `It goes to ${email}.`,
  status_undefined: 'You do not get the workshop letter.',
  status_notSet:
    'You have subscribed but not confirmed it yet. Follow the link in the mail, or have a new one sent.',
  status_optIn: 'You get the workshop letter.',
  status_optOut: 'You have unsubscribed from the workshop letter.',
  mailAgain: 'Send the mail again',
  mailed: ({ email }) => `We have sent a mail to ${email}. Follow the link in it.`,

  optInSubject: 'Do you want to get the workshop letter?',
  optInText: ({ shop }) =>
    `Somebody subscribed this address to the workshop letter of ${shop}: new fabrics, remnants, patterns, about once a month. Was it you? Then please confirm it.`,
  optInButton: 'Confirm the workshop letter',
  optInNote:
    'The link works for seven days. If it was not you, do nothing: you will get no further mail.',
  againSubject: 'You get the workshop letter already',
  againText: ({ shop }) =>
    `Somebody subscribed this address to the workshop letter of ${shop}. You get it already; there is nothing to do.`,
  welcomeSubject: 'Welcome to the workshop letter',
  welcomeText: ({ shop }) =>
    `Your address is confirmed. From now on you get the workshop letter of ${shop}: new fabrics, remnants, patterns, about once a month.`,
  subscriberNote: 'You can unsubscribe at any time by the link above.',
  endedSubject: 'You are unsubscribed from the workshop letter',
  endedMailText: ({ shop }) =>
    `No more workshop letters of ${shop} go to this address. If that is not what you wanted, just subscribe again.`,
  endedButton: 'Subscribe again',
}
