type Named = { name: string }
type Counted = { name: string; amount: string }
type Renamed = { before: string; after: string }

/** Texts of the backend in responses and emails: methods, states and cart notices. */
export const sales = {
  payment_card: 'Kreditkarte',
  paymentNote_card: 'Ihre Kartendaten gehen nur an den Zahlungsdienst, nie an uns.',
  payment_paypal: 'PayPal',
  paymentNote_paypal: 'Sie bestätigen die Zahlung bei PayPal.',
  payment_applepay: 'Apple Pay',
  paymentNote_applepay: 'Sie bestätigen die Zahlung mit einem Apple-Gerät.',
  payment_twint: 'TWINT',
  paymentNote_twint: 'Sie bestätigen die Zahlung in der TWINT-App.',
  payment_eps: 'eps-Überweisung',
  paymentNote_eps: 'Sie überweisen im Onlinebanking Ihrer österreichischen Bank.',
  payment_sepa: 'SEPA-Überweisung',
  paymentNote_sepa:
    'Sie überweisen an den Zahlungsdienst. Wir versenden nach Zahlungseingang, meist ein bis drei Tage später.',
  payment_prepayment: 'Vorkasse',
  paymentNote_prepayment: 'Sie überweisen vorab. Wir versenden nach Zahlungseingang.',
  transferUntil: ({ day }: { day: string }) =>
    `Wir warten bis ${day} auf die Überweisung. Danach stornieren wir die Bestellung.`,
  payment_invoice: 'Rechnung',
  paymentNote_invoice: ({ days }: { readonly days: number }) =>
    `Für registrierte Geschäftskunden, zahlbar in ${days} Tagen.`,
  payment_cash: 'Barzahlung bei Abholung',
  paymentNote_cash: ({ city, days }: { readonly city: string; readonly days: number }) =>
    `Sie bezahlen bei uns in ${city}. Wir halten die Ware ${days} Tage für Sie bereit.`,

  state_open: 'Offen',
  state_in_progress: 'In Bearbeitung',
  state_completed: 'Abgeschlossen',
  state_cancelled: 'Storniert',
  state_shipped: 'Versandt',
  state_returned: 'Zurückgegeben',
  state_paid: 'Bezahlt',
  state_failed: 'Fehlgeschlagen',
  state_reminded: 'Erinnerung verschickt',
  state_refunded: 'Erstattet',
  state_refunded_partially: 'Teilweise erstattet',
  state_chargeback: 'Zurückgebucht',

  'maximum-reached': ({ name, amount }: Counted) =>
    `Von „${name}“ können Sie höchstens ${amount} bestellen.`,
  'product-stock-reached': ({ name, amount }: Counted) =>
    `„${name}“: Nur ${amount} verfügbar. Die Menge wurde angepasst.`,
  'product-stock-reached-metres': ({ name, amount }: Counted) =>
    `„${name}“: Nur noch ${amount} auf Lager. Die Länge wurde angepasst.`,
  'product-out-of-stock': ({ name }: Named) =>
    `„${name}“ ist nicht mehr verfügbar und wurde entfernt.`,
  'product-not-found': 'Ein Artikel ist nicht mehr im Sortiment und wurde entfernt.',
  'former-product': ({ name }: Named) =>
    `„${name}“ ist nicht mehr im Sortiment und wurde entfernt.`,
  'min-order-quantity': ({ name, amount }: Counted) =>
    `Von „${name}“ verkaufen wir mindestens ${amount}. Die Menge wurde angepasst.`,
  'product-price-changed': ({ name, before, after }: Named & Renamed) =>
    `„${name}“ kostet jetzt ${after} statt ${before}.`,
  'piece-too-long': ({ name, amount }: Counted) =>
    `„${name}“: Am Stück sind höchstens ${amount} lieferbar. Der Zuschnitt wurde angepasst.`,
  'one-piece-again': ({ name, amount }: Counted) =>
    `„${name}“: ${amount} am Stück. Die bisherigen Stücke passen nicht zur neuen Länge.`,
  'purchase-steps-quantity': ({ name, amount }: Counted) =>
    `Die Menge von „${name}“ wurde auf ${amount} angepasst.`,
  'shipping-method-blocked': ({ name }: Named) =>
    `Die Versandart „${name}“ ist für diesen Warenkorb nicht verfügbar.`,
  'shipping-method-changed': ({ before, after }: Renamed) =>
    `Die Versandart wurde von „${before}“ auf „${after}“ geändert.`,
  'payment-method-blocked': ({ name }: Named) =>
    `Die Zahlungsart „${name}“ ist für diese Bestellung nicht verfügbar.`,
  'payment-method-changed': ({ before, after }: Renamed) =>
    `Die Zahlungsart wurde von „${before}“ auf „${after}“ geändert.`,
  'shipping-address-blocked': ({ name }: Named) => `Nach ${name} liefern wir nicht.`,
  'billing-address-blocked': ({ name }: Named) =>
    `Rechnungsadressen in ${name} können wir nicht annehmen.`,
  'salutation-missing-shipping-address': 'In der Lieferadresse fehlt die Anrede.',
  'salutation-missing-billing-address': 'In der Rechnungsadresse fehlt die Anrede.',
  'country-region-missing-shipping-address': 'In der Lieferadresse fehlt Bundesland oder Kanton.',
  'country-region-missing-billing-address': 'In der Rechnungsadresse fehlt Bundesland oder Kanton.',
  'promotion-not-found': ({ name }: Named) => `Der Gutscheincode „${name}“ ist unbekannt.`,
  'promotion-over': ({ name }: Named) => `Der Gutscheincode „${name}“ gilt nicht mehr.`,
  'promotion-used-up': ({ name }: Named) => `Der Gutscheincode „${name}“ ist aufgebraucht.`,
  'promotion-not-eligible': ({ name }: Named) => `„${name}“ gilt für diesen Warenkorb nicht.`,
  'promotion-excluded': ({ name }: Named) =>
    `„${name}“ lässt sich nicht mit den anderen Aktionen kombinieren.`,
  'auto-promotion-not-found': ({ name }: Named) => `„${name}“ gilt nicht mehr.`,
  'promotion-discount-added': ({ name }: Named) => `„${name}“ wurde abgezogen.`,
  'promotion-discount-deleted': ({ name }: Named) =>
    `„${name}“ gilt für diesen Warenkorb nicht mehr.`,
  'promotions-on-cart-price-zero-error': ({ name }: Named) =>
    `„${name}“ wurde nicht angewendet, weil nichts zu bezahlen ist.`,
} as const
