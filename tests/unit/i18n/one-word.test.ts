import { expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { everyMessage, everyWording } from './every-text.ts'

/** Words that the shop's texts do not use, with the word to use instead. */
const REPLACED: readonly (readonly [Locale, RegExp, string])[] = [
  ['de', /(?<!E-)\bMails?\b|\bemail/i, 'E-Mail'],
  ['de', /Werkstattbrief|Rundbrief/i, 'Newsletter'],
  ['de', /Merkzettel|Wunschliste/i, 'Merkliste'],
  ['de', /Musterzettel|Musterliste/i, 'Muster'],
  ['de', /(?<!Waren)korb|Einkaufswagen/i, 'Warenkorb'],
  ['de', /\bzu haben|ist wieder da\b|nichts mehr da/i, 'lieferbar'],
  ['de', /Produkt/, 'Artikel'],
  ['de', /Bescheid/, 'Benachrichtigung'],
  ['de', /Nachlass/, 'Rabatt'],
  ['de', /Papiere?\b/, 'Dokument'],
  ['de', /Abteilung|Untergruppe/, 'Kategorie'],
  ['de', /wahrer? Größe|geeicht|\beichen/, 'Originalgröße, einstellen'],
  ['de', /geklappt/, 'funktioniert'],
  ['en', /\barticles?\b/i, 'product; in cart, order, wishlist and project: item'],
  ['en', /\bart\. no\./i, 'item no.'],
  ['en', /e-mail|\bmails?\b/i, 'email'],
  ['en', /workshop letter/i, 'newsletter'],
  ['en', /in mind|\bwish list/i, 'wishlist'],
  ['en', /\bbasket|\btrolley/i, 'cart'],
  ['en', /\bcan(not)? be had|here again/i, 'available, in stock'],
  ['en', /\bcloths?\b/i, 'fabric'],
  ['en', /delivery address/i, 'shipping address'],
  ['en', /\bsign(ed)?[ -](in|out)\b/i, 'log in, log out'],
  ['en', /\bpapers?\b/i, 'document'],
  ['en', /true size|calibrat/i, 'actual size, set up'],
  ['en', /\b(some|any|no)body\b|\bwho(m|so)?ever\b/i, 'someone, everyone; or name the reader'],
]

/** Texts of laws and standards, which keep their words. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  'documents.taxFree_eu',
  'documents.taxFree_export',
  'documents.taxFreeService_eu',
  'documents.taxFreeService_export',
  'product.safety',
])

test.each(REPLACED)('no text (%s) contains %s, the word is: %s', (locale, replaced) => {
  const texts = [...everyMessage(locale)].filter(
    ([key, message]) =>
      !EXCEPTIONS.has(key) && everyWording(message).some((text) => replaced.test(text)),
  )
  expect(texts.map(([key]) => key)).toEqual([])
})
