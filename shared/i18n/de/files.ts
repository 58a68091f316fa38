/** Bought files: on the page of their order, in its mail, and where a link does not open one. */
export const files = {
  title: 'Ihre Downloads',
  lead: 'Alle Dateien, die Sie gekauft haben, immer in der neuesten Fassung.',
  none: 'Noch keine Downloads. Was Sie als Datei kaufen, etwa ein Schnittmuster, finden Sie hier wieder.',
  ofOrder: ({ number, date }: { readonly number: string; readonly date: string }) =>
    `Bestellung ${number} vom ${date}`,
  named: ({ label, size }: { readonly label: string; readonly size: string | null }) =>
    size === null ? `${label} (PDF)` : `${label} (PDF, ${size})`,
  fetched: ({ count }: { readonly count: number }) =>
    count === 1 ? 'einmal heruntergeladen' : `${count}-mal heruntergeladen`,
  newer: 'Neue Fassung seit Ihrem letzten Download.',
  waiting: 'Bereit, sobald die Zahlung eingegangen ist.',
  closed: 'Nicht mehr verfügbar, da die Bestellung storniert oder erstattet wurde.',
  mail: 'Ihre Downloads sind bereit. Die Links gelten sieben Tage; auf der Seite Ihrer Bestellung finden Sie neue.',
  refusedTitle: 'Diese Datei öffnet sich nicht',
  refusedLink: 'Der Link ist abgelaufen oder unvollständig.',
  refusedOrder:
    'Die Bestellung ist noch nicht bezahlt, wurde storniert oder erstattet, oder sie gehört zu einem anderen Konto.',
  refusedHint:
    'Einen neuen Link finden Sie auf der Seite Ihrer Bestellung: in Ihrem Konto oder über den Link in der Bestellbestätigung.',
  toOrders: 'Zu meinen Bestellungen',
  toContact: 'Schreiben Sie uns',
} as const
