/** Orders, sessions and personal data in the account. */
export const accountOrders = {
  pages: 'Seiten',
  page: ({ page, pages }: { readonly page: number; readonly pages: number }) =>
    `Seite ${page} von ${pages}`,
  newer: 'Neuere',
  older: 'Ältere',
  all: 'Alle Bestellungen',
  none: 'Noch keine Bestellungen.',
  number: 'Nummer',
  date: 'Datum',
  state: 'Status',
  delivery: 'Lieferung',
  sum: 'Summe',
  stateUnpaid: 'nicht bezahlt',
  stateAwaiting: 'Zahlung offen',
  unpaid: ({ number }: { readonly number: string }) =>
    `Bestellung ${number} ist noch nicht bezahlt.`,
  payOtherwise: 'Anders bezahlen',
  reorder: 'Noch einmal bestellen',
  reordered: 'Die Artikel liegen wieder im Warenkorb.',
  unavailable: ({ names }: { readonly names: string }) => `Nicht mehr lieferbar: ${names}.`,
  print: 'Druckansicht',
  printHint: 'Zum Drucken nutzen Sie bitte die Druckfunktion Ihres Browsers.',
  back: 'Zurück zur Bestellung',
  cancel: 'Stornieren',
  cancelTitle: ({ number }: { readonly number: string }) => `Bestellung ${number} stornieren?`,
  cancelMoney: ({ total }: { readonly total: string }) =>
    `Diese Bestellung ist noch nicht bezahlt. Die ${total} müssen Sie dann nicht bezahlen.`,
  cancelTransfer:
    'Haben Sie schon überwiesen? Dann stornieren Sie bitte nicht, sondern schreiben Sie uns. Wir erstatten den Betrag.',
  cancelText: 'Die Stornierung lässt sich nicht rückgängig machen.',
  cancelConfirm: 'Bestellung stornieren',
  keep: 'Bestellung behalten',
  cancelled: 'Die Bestellung ist storniert.',
  notCancellable:
    'Diese Bestellung kann nicht mehr storniert werden. Schreiben Sie uns oder nutzen Sie das Widerrufsformular.',
  sessionsUnknown:
    'Dieser Shop kann Ihre Anmeldungen nicht anzeigen. Ein neues Passwort meldet Sie auf allen Geräten ab.',
  sessionsLead: 'Auf diesen Geräten sind Sie angemeldet.',
  since: 'Angemeldet seit',
  lastUsed: 'Zuletzt verwendet',
  device: ({ browser, system }: { readonly browser: string; readonly system: string }) =>
    [browser, system].filter((name) => name !== '').join(' unter '),
  unknownDevice: 'Unbekanntes Gerät',
  endSession: 'Abmelden',
  sessionEnded: 'Das Gerät ist abgemeldet.',
  sessionGone: 'Dieses Gerät war schon abgemeldet.',
  thisOne: 'dieses Gerät',
  logoutEverywhere: 'Überall abmelden',
  exportTitle: 'Daten herunterladen',
  exportText:
    'Eine JSON-Datei mit allem, was wir zu Ihrem Konto speichern: Adressen, Bestellungen, Warenkorb, Anmeldungen und verschickte E-Mails.',
  export: 'Daten herunterladen',
  deleteTitle: 'Konto löschen',
  deleteText:
    'Wir löschen Adressen, Warenkorb und Anmeldungen. Bestellungen müssen wir aufbewahren. Sie sind dann keinem Konto mehr zugeordnet.',
  deleteNext: 'Konto löschen …',
  deleteConfirm:
    'Das lässt sich nicht rückgängig machen. Bitte bestätigen Sie die Löschung mit Ihrem Passwort.',
  delete: 'Konto endgültig löschen',
  deletedTitle: 'Ihr Konto ist gelöscht',
  deletedText: 'Wir haben Ihnen eine Bestätigung per E-Mail geschickt.',
}
