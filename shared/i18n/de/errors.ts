export const errors = {
  title400: 'Ungültige Anfrage',
  status400:
    'Die Anfrage war unvollständig oder fehlerhaft. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  titleExpired: 'Ihre Sitzung ist abgelaufen',
  title403: 'Nicht erlaubt',
  status403:
    'Die Anfrage kam nicht von einer Seite dieses Shops, oder Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu oder gehen Sie zurück.',
  title404: 'Seite nicht gefunden',
  status404: 'Wir können nicht finden, was Sie suchen.',
  title405: 'Aufruf nicht möglich',
  status405: 'Diese Adresse lässt sich so nicht aufrufen. Bitte gehen Sie zurück.',
  title408: 'Das hat zu lange gedauert',
  status408: 'Der Shop hat zu langsam geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  title409: 'Ihr Warenkorb hat sich geändert',
  status409:
    'Der Inhalt ist nicht mehr der, den Sie gesehen haben. Bitte prüfen Sie ihn noch einmal.',
  title412: 'Der Shop kann gerade nicht antworten',
  status412: 'Bitte versuchen Sie es später noch einmal.',
  hint412: 'Für Betreiber: Die Verbindung zur Store API oder ihre Konfiguration ist falsch.',
  title413: 'Zu viele Daten',
  status413: 'Die gesendeten Daten sind zu groß. Bitte kürzen Sie Ihre Eingaben.',
  title415: 'Unbekanntes Format',
  status415: 'Wir können Daten in diesem Format hier nicht lesen.',
  title429: 'Zu viele Anfragen',
  status429: 'Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  title500: 'Ein schwerer Fehler ist aufgetreten',
  status500: 'Ihr Warenkorb ist unverändert. Bitte versuchen Sie es später noch einmal.',
  title502: 'Der Server konnte die Anfrage nicht abschließen',
  status502: 'Bitte versuchen Sie es gleich noch einmal.',
  title503: 'Der Server ist gerade beschäftigt',
  status503: 'Bitte versuchen Sie es gleich noch einmal.',
  title504: 'Das hat zu lange gedauert',
  status504: 'Der Shop hat zu langsam geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  titleMaintenance: 'Wir sind gleich zurück',
  statusMaintenance:
    'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt erhalten. Bitte kommen Sie in einigen Minuten wieder.',
  titleEmpty: 'Dieser Shop öffnet bald',
  statusEmpty:
    'Er hat noch keine Artikel. Betreiber füllen ihn mit „npm run shop -- import <Ordner>“ oder „restore <Ordner>“.',
  titlePaused: 'Zurzeit keine Bestellungen',
  statusPaused:
    'Wir nehmen im Moment keine Bestellungen an. Sie können weiter stöbern, und Ihr Warenkorb bleibt erhalten.',
  lostTitle: 'Hier fehlt ein Teil.',
  lostHint: 'Vielleicht gibt es den Artikel nicht mehr, oder die Adresse enthält einen Tippfehler.',
  drawing: 'Schnittteil mit fehlendem Stück',
  again: 'Noch einmal versuchen',
  sendAgain: 'Noch einmal senden',
  stillThere: 'Ihre Eingaben sind noch da.',
  toHome: 'Zur Startseite',
  toCart: 'Zum Warenkorb',
  toContact: 'Fragen Sie uns',
  code: ({ status }: { readonly status: number | string }) => `Fehler ${status}`,
  requestId: ({ id }: { readonly id: string }) => `Kennung ${id}`,
}

/** Form errors that only the server renders. */
export const formRefusals = {
  rateLimit: ({ seconds }: { readonly seconds: number }) =>
    `Zu viele Anfragen. Bitte warten Sie ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`}, bevor Sie es erneut versuchen.`,
  rateLimited: 'Zu viele Anfragen. Bitte warten Sie etwas, bevor Sie es erneut versuchen.',
  unavailable:
    'Das hat gerade nicht funktioniert. Ihre Eingaben sind noch da. Bitte versuchen Sie es gleich noch einmal.',
  refused: 'Wir konnten Ihre Angaben nicht annehmen. Bitte prüfen Sie sie.',
  tooFast: 'Das Formular wurde sehr schnell gesendet. Bitte senden Sie es noch einmal.',
  again: 'Das Formular war lange geöffnet. Bitte senden Sie es noch einmal.',
}
