import type { stockAlert as de } from '../de/stock-alert.ts'
import type { SameMessages } from '../translate.ts'

export const stockAlert: SameMessages<typeof de> = {
  title: 'Tell me when it is here again',
  longer: 'You need more than there is?',
  lead: 'First we send you a mail with a link. If you follow it, you are told once, as soon as the article is here. A month later we forget your address.',
  leadSoldOut:
    'It will not be restocked. But now and then somebody cancels an order: then we tell you.',
  leastMetres: 'At least, in metres',
  leastPieces: 'At least how many',
  leastHint: 'In one piece. Empty: as soon as there is any at all.',
  leastHintPieces: 'Empty: as soon as there is any at all.',
  ask: 'Tell me',
  about: ({ name, number }) => `${name}, item no. ${number}`,
  gone: 'This article does not exist any more.',
  sentTitle: 'Look into your inbox',
  sentText:
    'We have sent you a mail. Follow the link in it, which works for seven days; before that you are not told.',
  confirmTitle: 'Confirm that you want to be told',
  confirmText: 'One more click, then we tell you once.',
  confirm: 'Yes, tell me',
  confirmedTitle: 'We will tell you',
  confirmedText: 'Thank you. As soon as the article is here you get one mail, and none after it.',
  endTitle: 'Do not tell me any more',
  endText: 'One click, and we forget that you wait for the article.',
  end: 'Do not tell me',
  endedTitle: 'Ended',
  endedText: 'We will not tell you. Your address is deleted.',
  invalidTitle: 'This link does not work any more',
  invalidText:
    'It has expired, was used already or was copied incompletely. On the page of the article you can ask once more to be told.',
  toHome: 'To the overview',

  article: ({ name, number }) => `${name} (item no. ${number})`,
  articleAtLeast: ({ name, number, least }) => `${name} (item no. ${number}), at least ${least}`,
  askedSubject: ({ name }) => `Tell me when it is here again: ${name}`,
  askedText: ({ shop, wanted }) =>
    `Somebody wants to be told by ${shop} at this address when this is here again: ${wanted}. Was it you? Then please confirm it.`,
  askedNote: ({ url }) =>
    `The link works for seven days. If it was not you, do nothing: then you get no further mail. You can end it at any time: ${url}`,
  hereSubject: ({ name }) => `Here again: ${name}`,
  hereText: ({ wanted }) => `It is here again: ${wanted}.`,
  hereOnce: 'We cannot put anything aside. This is the only mail about it.',
  toArticle: 'To the article',
}
