export const errors = {
  title400: 'Das haben wir nicht verstanden',
  status400:
    'Die Anfrage war unvollständig oder fehlerhaft. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  title403: 'Das ist hier nicht erlaubt',
  status403:
    'Die Anfrage kam nicht von einer Seite dieses Shops, oder Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu oder gehen Sie zurück.',
  title404: 'Seite nicht gefunden',
  status404: 'Wir können nicht finden, was Sie suchen.',
  title405: 'So geht es nicht',
  status405: 'Diese Adresse kann auf diese Weise nicht aufgerufen werden.',
  title408: 'Das hat zu lange gedauert',
  status408:
    'Die Schnittstelle des Shops hat zu langsam geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  title409: 'Inzwischen hat sich etwas geändert',
  status409:
    'Ihr Warenkorb ist nicht mehr der, den Sie gesehen haben. Bitte prüfen Sie ihn noch einmal.',
  title412: 'Der Shop kann gerade nicht antworten',
  status412: 'Bitte versuchen Sie es später noch einmal.',
  hint412: 'Für Betreiber: Die Verbindung zur Schnittstelle oder ihre Konfiguration stimmt nicht.',
  title413: 'Das ist zu viel auf einmal',
  status413: 'Die gesendeten Daten sind größer, als wir sie annehmen.',
  title415: 'Dieses Format kennen wir nicht',
  status415: 'Die Daten kamen in einem Format, das wir hier nicht lesen.',
  title429: 'Zu viele Anfragen',
  status429: 'Bitte warten Sie einen Augenblick, bevor Sie es noch einmal versuchen.',
  title500: 'Da ist etwas ernsthaft schiefgegangen',
  status500: 'Ein schwerer Fehler ist aufgetreten. Ihr Warenkorb ist unverändert.',
  title502: 'Der Server konnte die Anfrage nicht abschließen',
  status502: 'Bitte versuchen Sie es gleich noch einmal.',
  title503: 'Der Server ist gerade beschäftigt',
  status503: 'Bitte versuchen Sie es gleich noch einmal.',
  title504: 'Das hat zu lange gedauert',
  status504:
    'Die Schnittstelle des Shops hat zu langsam geantwortet. Bitte versuchen Sie es gleich noch einmal.',
  titleMaintenance: 'Wir sind gleich zurück',
  statusMaintenance:
    'Der Shop wird gerade gewartet. Ihr Warenkorb bleibt, wie er ist. Bitte kommen Sie in einigen Minuten wieder.',
  titlePaused: 'Der Verkauf pausiert',
  statusPaused:
    'Im Augenblick nehmen wir keine Bestellungen an. Stöbern können Sie weiter, und Ihr Warenkorb bleibt, wie er ist.',
  lostTitle: 'Hier fehlt ein Teil.',
  lostHint:
    'Vielleicht ist der Artikel ausgelaufen, oder beim Abtippen ist ein Stich danebengegangen.',
  drawing: 'Schnittteil mit fehlendem Stück',
  again: 'Noch einmal versuchen',
  sendAgain: 'Noch einmal senden',
  stillThere: 'Was Sie eingegeben haben, ist noch da.',
  toHome: 'Zur Startseite',
  toCart: 'Zum Warenkorb',
  toContact: 'Fragen Sie uns',
  code: ({ status }: { readonly status: number | string }) => `Fehler ${status}`,
  requestId: ({ id }: { readonly id: string }) => `Kennung ${id}`,
}

/** Refusals of a form that only the server writes. */
export const formRefusals = {
  rateLimit: ({ seconds }: { readonly seconds: number }) =>
    `Zu viele Anfragen. Bitte warten Sie ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`}, bevor Sie es erneut versuchen.`,
  rateLimited: 'Zu viele Anfragen. Bitte warten Sie etwas, bevor Sie es erneut versuchen.',
  unavailable:
    'Das hat gerade nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es gleich noch einmal.',
  refused: 'Das konnten wir so nicht annehmen. Bitte prüfen Sie Ihre Angaben.',
  tooFast: 'Das ging sehr schnell. Bitte senden Sie das Formular noch einmal.',
  again: 'Das Formular lag lange offen. Bitte senden Sie es noch einmal.',
}
