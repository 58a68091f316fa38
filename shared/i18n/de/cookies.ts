export const cookies = {
  necessary: 'Technisch notwendig',
  necessaryHint: 'Ohne diese Cookies gibt es keinen Warenkorb und keine Anmeldung.',
  sessionCookie: 'Erkennt Ihren Warenkorb und Ihre Anmeldung wieder. Kein Skript kann es lesen.',
  viewCookie: 'Merkt sich die Zahl im Warenkorb und ob Preise mit oder ohne Steuer gezeigt werden.',
  localeCookie: 'Merkt sich die Sprache, die Sie gewählt haben.',
  consentCookie: 'Merkt sich, was Sie zu Cookies entschieden haben.',
  orderCookie: 'Öffnet die Bestellung, die Sie gerade aufgegeben haben.',
  flashCookie: 'Trägt eine Meldung zur nächsten Seite und verschwindet dort.',
}
