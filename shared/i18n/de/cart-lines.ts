type Named = { readonly name: string }
type NamedQuantity = Named & { readonly quantity: string }
type NextTier = {
  readonly from: string
  readonly price: string
  /** What is missing up to the tier, said: "3 Stück". */
  readonly missing: string
  /** The same counted in pieces or metres, for the verb beside it. */
  readonly count: number
}
type Articles = { readonly names: string; readonly count: number }
type Changed = { readonly from: string; readonly to: string }

/** Texts of a cart that only the server writes: facts of its lines, and every notice. */
export const cartLines = {
  articleNumber: ({ number }: { readonly number: string }) => `Art.-Nr. ${number}`,
  rollWidth: ({ width }: { readonly width: string }) => `Rollenbreite ${width} cm`,
  hazardous: 'Gefahrgut, nur DE, AT, CH',
  unitMetre: 'm',
  unitPiece: 'St',
  unitSet: 'Set',
  unitDownload: 'Download',
  cuts: ({ pieces }: { readonly pieces: string }) => `Zuschnitt: ${pieces}`,
  pieceTooLong: ({ name, quantity }: NamedQuantity) =>
    `${name}: In einem Stück sind höchstens ${quantity} da. Den Rest schneiden wir von einer anderen Rolle.`,
  onePieceAgain: ({ name, quantity }: NamedQuantity) =>
    `${name}: ${quantity} in einem Stück. Mit dieser Länge gelten die Stücke von vorher nicht mehr.`,
  priceChanged: ({ name, from, to }: Changed & { readonly name: string }) =>
    `${name}: Der Preis hat sich geändert, seit der Artikel im Warenkorb liegt: jetzt ${to} statt ${from}.`,
  oneAgain: ({ length }: { readonly length: string }) =>
    `${length} in einem Stück: Mit der neuen Länge gelten die Stücke von vorher nicht mehr.`,
  piecesFault: ({ max }: { readonly max: number }) =>
    `Bitte geben Sie als Zahl der Stücke 1 bis ${max} ein.`,
  cutTitle: 'In Stücke schneiden lassen',
  cutLead:
    'Meterware kommt in einem Stück. Sie können sie auch in gleich lange Stücke schneiden lassen; jedes zählt für die Mindestlänge.',
  cutNow: ({ pieces }: { readonly pieces: string }) => `jetzt ${pieces}`,
  cutCount: 'Stücke',
  cutLength: 'Länge je Stück in Metern',
  cutSave: 'Zuschnitt ändern',
  partsTitle: 'Passend dazu',
  onePiece: ({ length }: { readonly length: string }) => `${length} in einem Stück`,
  pieces: ({ count }: { readonly count: number }) => `${count} Stück`,
  sets: ({ count }: { readonly count: number }) => (count === 1 ? '1 Set' : `${count} Sets`),
  perPiece: 'Stück',
  taxOn: ({ rate }: { readonly rate: string }) => `zzgl. ${rate} USt.`,
  taxIn: ({ rate }: { readonly rate: string }) => `darin ${rate} MwSt.`,
  taxFree_export: 'Ohne deutsche MwSt. (Ausfuhr), zzgl. Einfuhrabgaben des Ziellands.',
  taxFree_swiss: 'Ohne deutsche MwSt. (Ausfuhr), zzgl. Schweizer Einfuhrabgaben.',
  'taxFree_eu-business':
    'Ohne MwSt.: steuerfreie innergemeinschaftliche Lieferung, die Umsatzsteuer schulden Sie als Empfänger.',
  daysAfterPayment: ({ min, max }: { readonly min: number; readonly max: number }) =>
    `${min} bis ${max} Werktage nach Zahlungseingang`,
  notBefore: ({ days, date }: { readonly days: string; readonly date: string }) =>
    `${days}, frühestens ${date}`,
  deliveryWindow: ({ days }: { readonly days: string }) => `Voraussichtliche Lieferung: ${days}`,
  withdrawalCut: ({ names, count }: Articles) =>
    count === 1
      ? `Kein Widerruf für Zuschnitte: ${names} wird für Sie zugeschnitten und ist vom Widerruf ausgeschlossen.`
      : `Kein Widerruf für Zuschnitte: ${names} werden für Sie zugeschnitten und sind vom Widerruf ausgeschlossen.`,
  withdrawalOthers: 'Für alle anderen Artikel haben Sie 14 Tage.',
  hazardNote: ({ names }: { readonly names: string }) =>
    `${names}: Gefahrgut, das wir nur nach Deutschland, Österreich und in die Schweiz liefern. Abholung ist möglich.`,
  nextTierMetre: ({ from, price, missing, count }: NextTier) =>
    `Ab ${from} kostet der Meter ${price}. Es ${count === 1 ? 'fehlt' : 'fehlen'} ${missing}.`,
  nextTierPiece: ({ from, price, missing, count }: NextTier) =>
    `Ab ${from} kostet das Stück ${price}. Es ${count === 1 ? 'fehlt' : 'fehlen'} ${missing}.`,
  nextTierSet: ({ from, price, missing, count }: NextTier) =>
    `Ab ${from} kostet das Set ${price}. Es ${count === 1 ? 'fehlt' : 'fehlen'} ${missing}.`,
  shippingFree: 'Diese Bestellung ist versandkostenfrei.',
  toFreeShipping: ({ amount }: { readonly amount: string }) =>
    `Noch ${amount} bis zum kostenlosen Versand.`,
  added: ({ name, quantity }: NamedQuantity) => `Im Warenkorb: ${quantity} ${name}.`,
  cleared: 'Der Warenkorb wurde geleert.',
  rounded: ({ from, to }: Changed) => `${from} auf ${to} aufgerundet.`,
  raisedToMinimum: ({ from, to }: Changed) => `${from} auf die Mindestmenge ${to} erhöht.`,
  loweredToMaximum: ({ from, to }: Changed) =>
    `${from} auf ${to} gesetzt, mehr können Sie nicht bestellen.`,
  codeMissing: 'Bitte geben Sie einen Gutscheincode ein.',
  codeRemoved: ({ code }: { readonly code: string }) =>
    `Der Gutscheincode „${code}“ wurde entfernt.`,
  notAdded: 'Der Artikel konnte nicht in den Warenkorb gelegt werden.',
  stale: 'Ihr Warenkorb hat sich in einem anderen Fenster geändert.',
  stockReached: ({ name, quantity }: NamedQuantity) =>
    `${name}: Nur ${quantity} verfügbar, die Menge wurde angepasst.`,
  maximumReached: ({ name, quantity }: NamedQuantity) =>
    `${name}: Höchstens ${quantity} je Bestellung, die Menge wurde angepasst.`,
  stockReachedMetre: ({ name, quantity }: NamedQuantity) =>
    `${name}: Nur noch ${quantity} am Lager, die Menge wurde angepasst.`,
  outOfStock: ({ name }: Named) => `${name} ist nicht mehr lieferbar und wurde entfernt.`,
  notFound: 'Ein Artikel wurde nicht gefunden und aus dem Warenkorb entfernt.',
  formerProduct: ({ name }: Named) => `${name} ist nicht mehr im Sortiment und wurde entfernt.`,
  minOrder: ({ name, quantity }: NamedQuantity) =>
    `${name}: Die Mindestmenge ist ${quantity}, die Menge wurde angehoben.`,
  steps: ({ name, quantity }: NamedQuantity) =>
    `${name}: Die Menge wurde auf ${quantity} angepasst.`,
  shippingBlocked: ({ name }: Named) => `Die Versandart ${name} ist für diesen Warenkorb gesperrt.`,
  paymentBlocked: ({ name }: Named) => `Die Zahlungsart ${name} ist für diesen Warenkorb gesperrt.`,
  shippingChanged: ({ from, to }: Changed) => `Die Versandart ${from} wurde zu ${to} geändert.`,
  paymentChanged: ({ from, to }: Changed) => `Die Zahlungsart ${from} wurde zu ${to} geändert.`,
  shippingAddressBlocked: ({ name }: Named) => `Nach ${name} liefern wir nicht.`,
  billingAddressBlocked: ({ name }: Named) =>
    `Eine Rechnungsadresse in ${name} können wir nicht annehmen.`,
  shippingAddressInvalid: 'Die Lieferadresse ist unvollständig oder ungültig.',
  billingAddressInvalid: 'Die Rechnungsadresse ist unvollständig oder ungültig.',
  salutationMissing: 'In der Adresse fehlt die Anrede.',
  regionMissing: 'In der Adresse fehlt Bundesland oder Kanton.',
  promotionNotFound: ({ code }: { readonly code: string }) =>
    `Den Gutscheincode „${code}“ kennen wir nicht.`,
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
    `Der Gutschein „${name}“ gilt nur für eine Kundengruppe. Gehören Sie dazu, melden Sie sich bitte an.`,
  promotionNotEligible_country: ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt nicht für Ihr Lieferland.`,
  'promotionNotEligible_first-order': ({ name }: Named) =>
    `Der Gutschein „${name}“ gilt nur für die erste Bestellung.`,
  'promotionNotEligible_used-by-buyer': ({ name }: Named) =>
    `Den Gutschein „${name}“ haben Sie schon eingelöst.`,
  promotionExcluded: ({ name }: Named) =>
    `Der Gutschein „${name}“ lässt sich mit einem anderen nicht verbinden.`,
  autoPromotionNotFound: ({ name }: Named) => `Die Aktion „${name}“ gilt nicht mehr.`,
  promotionsOnZero: 'Weitere Gutscheine bringen keinen Nachlass mehr.',
  discountAdded: ({ name }: Named) => `Der Nachlass „${name}“ wurde abgezogen.`,
  discountDeleted: ({ name }: Named) => `Der Nachlass „${name}“ gilt nicht mehr.`,
  merged: 'Ihr Warenkorb wurde mit dem gespeicherten zusammengelegt. Bitte prüfen Sie die Mengen.',
  unknownNotice: 'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn.',
  discount: 'Nachlass',
  discountByCode: ({ name, code }: Named & { readonly code: string }) => `${name} (${code})`,
}
