type Named = { readonly name: string }
type NamedQuantity = Named & { readonly quantity: string }
type NextTier = {
  readonly from: string
  readonly price: string
  /** Quantity up to the next tier, formatted: "3 Stück". */
  readonly missing: string
}
type Products = { readonly names: string; readonly count: number }
type Changed = { readonly from: string; readonly to: string }

/** Cart texts that only the server renders: line details and notices. */
export const cartLines = {
  productNumber: ({ number }: { readonly number: string }) => `Art.-Nr. ${number}`,
  rollWidth: ({ width }: { readonly width: string }) => `Rollenbreite ${width} cm`,
  hazardous: 'Gefahrgut',
  unitMetre: 'm',
  unitPiece: 'St',
  unitSet: 'Set',
  unitDownload: 'Download',
  cuts: ({ pieces }: { readonly pieces: string }) => `Zuschnitt: ${pieces}`,
  pieceTooLong: ({ name, quantity }: NamedQuantity) =>
    `${name}: Am Stück sind höchstens ${quantity} lieferbar. Den Rest schneiden wir von einer anderen Rolle.`,
  onePieceAgain: ({ name, quantity }: NamedQuantity) =>
    `${name}: ${quantity} am Stück. Die bisherigen Stücke passen nicht zur neuen Länge.`,
  priceChanged: ({ name, from, to }: Changed & { readonly name: string }) =>
    `${name}: Der Preis hat sich geändert und beträgt jetzt ${to} statt ${from}.`,
  oneAgain: ({ length }: { readonly length: string }) =>
    `${length} am Stück: Die bisherigen Stücke passen nicht zur neuen Länge.`,
  piecesFault: ({ max }: { readonly max: number }) => `Bitte geben Sie 1 bis ${max} Stücke ein.`,
  cutTitle: 'In Stücke schneiden lassen',
  cutLead:
    'Meterware liefern wir am Stück. Auf Wunsch schneiden wir sie in gleich lange Stücke. Die Mindestlänge gilt für jedes Stück.',
  cutNow: ({ pieces }: { readonly pieces: string }) => `jetzt ${pieces}`,
  cutCount: 'Stücke',
  cutLength: 'Länge je Stück in Metern',
  cutSave: 'Zuschnitt ändern',
  partsTitle: 'Passend dazu',
  onePiece: ({ length }: { readonly length: string }) => `${length} am Stück`,
  pieces: ({ count }: { readonly count: number }) => `${count} Stück`,
  sets: ({ count }: { readonly count: number }) => (count === 1 ? '1 Set' : `${count} Sets`),
  perPiece: 'Stück',
  taxOn: ({ rate }: { readonly rate: string }) => `zzgl. ${rate} USt.`,
  taxIn: ({ rate }: { readonly rate: string }) => `darin ${rate} MwSt.`,
  taxFree_export: 'Ohne MwSt. (Ausfuhr), zzgl. Einfuhrabgaben des Ziellands.',
  taxFree_swiss: 'Ohne MwSt. (Ausfuhr), zzgl. Schweizer Einfuhrabgaben.',
  'taxFree_eu-business':
    'Ohne MwSt.: steuerfreie innergemeinschaftliche Lieferung, die Umsatzsteuer schulden Sie als Empfänger.',
  daysAfterPayment: ({ min, max }: { readonly min: number; readonly max: number }) =>
    `${min} bis ${max} Werktage nach Zahlungseingang`,
  notBefore: ({ days, date }: { readonly days: string; readonly date: string }) =>
    `${days}, frühestens ${date}`,
  deliveryWindow: ({ days }: { readonly days: string }) => `Voraussichtliche Lieferung: ${days}`,
  withdrawalCut: ({ names }: Products) =>
    `Kein Widerrufsrecht für Zuschnitte: ${names}. Diese Ware schneiden wir für Sie zu.`,
  withdrawalOthers: 'Alle anderen Artikel können Sie 14 Tage lang widerrufen.',
  hazardNote: ({ names }: { readonly names: string }) =>
    `${names}: Gefahrgut. Wir liefern es nicht in jedes Land. Abholung ist möglich.`,
  nextTierMetre: ({ from, price, missing }: NextTier) =>
    `Noch ${missing}, dann ${price} je Meter (ab ${from}).`,
  nextTierPiece: ({ from, price, missing }: NextTier) =>
    `Noch ${missing}, dann ${price} je Stück (ab ${from}).`,
  nextTierSet: ({ from, price, missing }: NextTier) =>
    `Noch ${missing}, dann ${price} je Set (ab ${from}).`,
  shippingFree: 'Diese Bestellung ist versandkostenfrei.',
  toFreeShipping: ({ amount }: { readonly amount: string }) =>
    `Noch ${amount} bis zum kostenlosen Versand.`,
  added: ({ name, quantity }: NamedQuantity) => `Im Warenkorb: ${quantity} ${name}.`,
  cleared: 'Der Warenkorb wurde geleert.',
  rounded: ({ from, to }: Changed) => `${from} auf ${to} aufgerundet.`,
  raisedToMinimum: ({ from, to }: Changed) => `${from} auf die Mindestmenge ${to} erhöht.`,
  loweredToMaximum: ({ from, to }: Changed) =>
    `${from} auf ${to} verringert. Mehr können Sie nicht bestellen.`,
  codeMissing: 'Bitte geben Sie einen Gutscheincode ein.',
  codeRemoved: ({ code }: { readonly code: string }) =>
    `Der Gutscheincode „${code}“ wurde entfernt.`,
  notAdded:
    'Der Artikel konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.',
  stale: 'Ihr Warenkorb wurde in einem anderen Fenster geändert.',
  stockReached: ({ name, quantity }: NamedQuantity) =>
    `${name}: Nur ${quantity} verfügbar. Wir haben die Menge angepasst.`,
  maximumReached: ({ name, quantity }: NamedQuantity) =>
    `${name}: Höchstens ${quantity} je Bestellung. Wir haben die Menge angepasst.`,
  stockReachedMetre: ({ name, quantity }: NamedQuantity) =>
    `${name}: Nur noch ${quantity} auf Lager. Wir haben die Menge angepasst.`,
  outOfStock: ({ name }: Named) => `${name} ist nicht mehr lieferbar und wurde entfernt.`,
  notFound: 'Ein Artikel wurde nicht gefunden und aus dem Warenkorb entfernt.',
  formerProduct: ({ name }: Named) => `${name} ist nicht mehr im Sortiment und wurde entfernt.`,
  minOrder: ({ name, quantity }: NamedQuantity) =>
    `${name}: Die Mindestmenge ist ${quantity}. Wir haben die Menge erhöht.`,
  steps: ({ name, quantity }: NamedQuantity) =>
    `${name}: Wir haben die Menge auf ${quantity} angepasst.`,
  shippingBlocked: ({ name }: Named) =>
    `Die Versandart ${name} ist für diesen Warenkorb nicht verfügbar. Bitte wählen Sie eine andere.`,
  paymentBlocked: ({ name }: Named) =>
    `Die Zahlungsart ${name} ist für diesen Warenkorb nicht verfügbar. Bitte wählen Sie eine andere.`,
  shippingChanged: ({ from, to }: Changed) =>
    `Die Versandart wurde von ${from} auf ${to} geändert.`,
  paymentChanged: ({ from, to }: Changed) =>
    `Die Zahlungsart wurde von ${from} auf ${to} geändert.`,
  shippingAddressBlocked: ({ name }: Named) => `Nach ${name} liefern wir nicht.`,
  billingAddressBlocked: ({ name }: Named) =>
    `Eine Rechnungsadresse in ${name} können wir nicht annehmen.`,
  shippingAddressInvalid:
    'Die Lieferadresse ist unvollständig oder ungültig. Bitte prüfen Sie sie.',
  billingAddressInvalid:
    'Die Rechnungsadresse ist unvollständig oder ungültig. Bitte prüfen Sie sie.',
  salutationMissing: 'In der Adresse fehlt die Anrede.',
  regionMissing: 'In der Adresse fehlt Bundesland oder Kanton.',
  promotionNotFound: ({ code }: { readonly code: string }) =>
    `Der Gutscheincode „${code}“ ist unbekannt. Bitte prüfen Sie die Schreibweise.`,
  promotionOver: ({ code }: { readonly code: string }) =>
    `Der Gutscheincode „${code}“ gilt nicht mehr.`,
  promotionUsedUp: ({ code }: { readonly code: string }) =>
    `Der Gutscheincode „${code}“ ist aufgebraucht.`,
  promotionNotEligible: ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt für diesen Warenkorb nicht.`,
  'promotionNotEligible_goods-value': ({ name, value }: Named & { readonly value: string }) =>
    `Der Gutschein „${name}“ gilt ab ${value} Warenwert.`,
  promotionNotEligible_articles: ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt für keinen Artikel in Ihrem Warenkorb.`,
  promotionNotEligible_group: ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt nur für eine Kundengruppe. Wenn Sie dazugehören, melden Sie sich bitte an.`,
  promotionNotEligible_country: ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt nicht für Ihr Lieferland.`,
  'promotionNotEligible_first-order': ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt nur für die erste Bestellung.`,
  'promotionNotEligible_used-by-buyer': ({ name }: Named) =>
    `Den Gutschein „${name}“ haben Sie schon eingelöst.`,
  promotionExcluded: ({ name }: Named) =>
    `Der Gutschein „${name}“ lässt sich nicht mit einem anderen kombinieren.`,
  autoPromotionNotFound: ({ name }: Named) => `Die Aktion „${name}“ gilt nicht mehr.`,
  promotionsOnZero: 'Weitere Gutscheine senken den Preis nicht mehr.',
  discountAdded: ({ name }: Named) => `Der Rabatt „${name}“ wurde abgezogen.`,
  discountDeleted: ({ name }: Named) => `Der Rabatt „${name}“ gilt nicht mehr.`,
  merged: 'Ihr Warenkorb wurde mit dem gespeicherten zusammengeführt. Bitte prüfen Sie die Mengen.',
  unknownNotice: 'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn.',
  discount: 'Rabatt',
  discountByCode: ({ name, code }: Named & { readonly code: string }) => `${name} (${code})`,
}
