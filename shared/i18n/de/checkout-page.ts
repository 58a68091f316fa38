/** What only the server says of a checkout: its title and steps, and why something is refused. */
export const checkoutPage = {
  title: 'Kasse',
  steps: 'Schritte',
  stepAccount: 'Anmeldung',
  stepAddress: 'Adresse',
  stepShipping: 'Versand',
  stepPayment: 'Zahlung',
  stepReview: 'Prüfen',
  codeInUse: ({ code }: { readonly code: string }) => `Gutschein ${code} ist eingelöst.`,
  summaryChanged:
    'Die Bestellung hat sich geändert. Bitte prüfen Sie die neue Zusammenfassung und bestellen Sie dann noch einmal.',
  perhapsOrdered:
    'Der Warenkorb ist leer. Ihre Bestellung ist vielleicht schon eingegangen: Dann haben Sie eine E-Mail von uns.',
  notOrderable:
    'So kann der Warenkorb nicht bestellt werden. Bitte prüfen Sie die Hinweise und ändern Sie ihn.',
  tooManyUnpaid:
    'Aus Ihrem Netz warten schon viele Bestellungen auf ihre Überweisung. Bitte wählen Sie eine andere Zahlungsart, oder überweisen Sie zuerst.',
  methodGone: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie noch einmal.',
  addressRefused: 'Die Adresse wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben.',
  refusedNotPossible: 'Für diesen Warenkorb nicht möglich.',
  refusedRollOnly: 'Nicht möglich, ein Artikel wird nur auf der Rolle versandt.',
  refusedLetter: 'Nicht möglich, die Sendung passt nicht in einen Brief.',
  refusedHeavy: 'Nicht möglich, die Sendung ist zu schwer.',
  refusedHazard: 'Nicht möglich, der Warenkorb enthält Gefahrgut.',
  refusedCountry: 'In dieses Land nicht möglich.',
  refusedBusiness: 'Für registrierte Geschäftskunden.',
  refusedPickup: 'Nur mit Abholung.',
}
