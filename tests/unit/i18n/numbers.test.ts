import { expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { everyMessage, plainText } from './every-text.ts'

/**
 * Numbers that a merchant decides. A new text with such a number must be listed here, or use a
 * parameter.
 */
const OF_SETTINGS: Readonly<Record<string, string>> = {
  'account.recoverSent': '2',
  'accountMail.optInText': '7',
  'accountMail.recoveryText': '2',
  'accountMail.emailConfirmText': '24',
  'cartLines.withdrawalOthers': '14',
  'consent.formLead': '0.5',
  'files.mail': '7',
  'home.sampleWidth': '5',
  'home.sampleHeight': '8',
  'mail.withdrawalRest': '14',
  'mail.withdrawalAll': '14',
  'newsletter.teaser': 'month',
  'newsletter.lead': 'month',
  'newsletter.sentText': '7',
  'newsletter.optInText': 'month',
  'newsletter.optInNote': '7',
  'newsletter.welcomeText': 'month',
  'order.payRedirect': '5',
  'order.notFound': '30',
  'planner.tooManyProjects': '100',
  'sales.paymentNote_sepa': '3',
  'samples.lead': '5 8',
  'samples.size': '5 8',
  'shell.cuttingValue': '0.1',
  'stockAlert.lead': 'month',
  'stockAlert.sentText': '7',
  'stockAlert.askedNote': '7',
}

/** Numbers of laws, standards, examples and drawings. */
const FIXED: Readonly<Record<string, string>> = {
  'backpack.volumeValue': '28 300',
  'backpack.print': '4',
  'cartLines.piecesFault': '1',
  'catalogue.lowest30': '30',
  'catalogue.lowest30Note': '30 30',
  'catalogue.secondChoice': '2',
  'catalogue.rated': '5',
  'checkoutPage.guarantee': '2',
  'consent.oneMinute': '1',
  'forms.vatId': '123456789',
  'gateway.challenged': '3',
  'gateway.challengeText': '3',
  'gateway.expiryWrong': '30 4 month',
  'gateway.codeWrong': '3 4',
  'selection.two': '2',
  'planner.print': '4',
  'preview.turn': '90',
  'preview.keys': '0',
  'product.notALength': '2.5',
  'recipes.grain': '10',
  'reviews.stars': '5',
  'reviews.average': '5',
  'reviews.mailWritten': '5',
  'shell.sheetValue': '28',
  'trueSize.card': '54 85.6',
  'trueSize.ruler': '10',
  'trueSize.drawingsNote': '100',
  'trueSize.laidDrawing': '2',
  'trueSize.productsHint': '2',
  'cutPreview.lead': '1.75',
  'cutPreview.drawing': '1.75',
}

/** Texts that cite a German law in German and an EU directive in English. */
const OF_OTHER_LAWS: ReadonlySet<string> = new Set([
  'documents.taxFree_eu',
  'documents.taxFree_export',
  'documents.taxFreeService_eu',
  'documents.taxFreeService_export',
])

const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  de: {
    zwei: '2',
    drei: '3',
    vier: '4',
    fünf: '5',
    sechs: '6',
    sechsten: '6',
    sieben: '7',
    zehn: '10',
    halbes: '0.5',
    monat: 'month',
  },
  en: {
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    sixth: '6',
    seven: '7',
    ten: '10',
    half: '0.5',
    month: 'month',
  },
}

test('every number in a text is listed, so that it can become a parameter', () => {
  const listed = Object.entries({ ...OF_SETTINGS, ...FIXED })
  expect(new Map(numbersOfTexts('de'))).toEqual(new Map(listed))
})

test('both languages state the same numbers', () => {
  expect(numbersOfTexts('en')).toEqual(numbersOfTexts('de'))
})

function numbersOfTexts(locale: Locale): readonly (readonly [key: string, numbers: string])[] {
  return [...everyMessage(locale)]
    .filter(([key]) => !OF_OTHER_LAWS.has(key))
    .map(([key, message]) => [key, numbersIn(locale, plainText(message))] as const)
    .filter(([, numbers]) => numbers !== '')
    .toSorted(([one], [other]) => one.localeCompare(other))
}

function numbersIn(locale: Locale, text: string): string {
  const [grouping, point] = locale === 'de' ? ['.', ','] : [',', '.']
  return [...text.matchAll(/\d+(?:[.,]\d+)*|\p{L}+/gu)]
    .flatMap(([token]) => {
      if (!/^\d/.test(token)) return WORDS[locale][token.toLowerCase()] ?? []
      return String(Number(token.replaceAll(grouping, '').replace(point, '.')))
    })
    .toSorted()
    .join(' ')
}
