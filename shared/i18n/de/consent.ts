export const consent = {
  title: 'Cookie-Einstellungen',
  bannerTitle: 'Dürfen wir mehr als das Notwendige speichern?',
  bannerText:
    'Für Warenkorb und Anmeldung speichern wir nur das Notwendige. Mit Ihrer Erlaubnis laden wir auch Dienste für Statistik und Werbung. Sie können die Erlaubnis jederzeit am Ende jeder Seite widerrufen.',
  acceptAll: 'Alle erlauben',
  rejectAll: 'Alle ablehnen',
  choose: 'Einzeln wählen',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl ist gespeichert.',
  lead: 'Hier sehen Sie, was dieser Shop in Ihrem Browser speichert.',
  nothingOptional:
    'Dieser Shop speichert nur, was zum Verkaufen notwendig ist. Er führt keine Statistik, wirbt nicht und lädt keine fremden Dienste. Deshalb gibt es nichts zu erlauben oder abzulehnen.',
  toolAsks:
    'Ihre Auswahl wird im Dialog unseres Einwilligungsdienstes gespeichert. Er braucht JavaScript. Sie können die Auswahl hier jederzeit ändern oder widerrufen.',
  formLead:
    'Ohne Ihre Erlaubnis laden wir keinen dieser Dienste. Die Erlaubnis gilt ein halbes Jahr, und Sie können sie hier jederzeit widerrufen. Ohne JavaScript lädt der Shop diese Dienste nie.',
  categories: 'Welche Dienste dürfen wir laden?',
  necessary: 'Notwendig',
  necessaryHint: 'Warenkorb, Anmeldung, Sprache. Immer an, sonst kann der Shop nicht verkaufen.',
  functional: 'Funktional',
  functionalHint: 'Zusatzfunktionen anderer Anbieter.',
  statistic: 'Statistik',
  statisticHint: 'Zählt, welche Seiten aufgerufen werden.',
  marketing: 'Marketing',
  marketingHint: 'Misst und steuert Werbung, auch auf anderen Seiten.',
  unclassified: 'Nicht eingeordnet',
  unclassifiedHint: 'Dienste, die noch keiner Gruppe zugeordnet sind.',
  stored: 'Gespeicherte Daten',
  name: 'Name',
  purpose: 'Zweck',
  lifetime: 'Dauer',
  days: ({ count }: { readonly count: number }) => (count === 1 ? '1 Tag' : `${count} Tage`),
  oneMinute: '1 Minute',
  untilClosed: 'bis das Fenster geschlossen wird',
  tokenPurpose: 'Ihr Warenkorb und Ihre Anmeldung',
  viewPurpose: 'die Anzahl der Artikel im Warenkorb und ob Preise mit Steuer gezeigt werden',
  localePurpose: 'die Sprache, die Sie gewählt haben',
  flashPurpose: 'eine Meldung für die nächste Seite',
  orderPurpose: 'zeigt Ihnen nach dem Kauf Ihre Bestellung',
  devicePurpose:
    'zählt die Anmeldeversuche dieses Geräts, damit andere Sie nicht aussperren können',
  projectPurpose: 'öffnet Ihr Projekt im Planer, solange Sie kein Konto haben',
  samplesPurpose: 'die Stoffe, von denen Sie Muster bestellen möchten',
  comparePurpose: 'die Artikel in Ihrem Vergleich',
  wishlistPurpose: 'Ihre Merkliste, solange Sie kein Konto haben',
  wishlistSyncPurpose:
    'wann dieser Browser Ihre Merkliste zuletzt geladen hat; wird beim Abmelden gelöscht',
  wishlistButtonsPurpose:
    'zeigt auf jeder Seite, welche Artikel auf Ihrer Merkliste sind; wird beim Abmelden gelöscht',
  cardPurpose: 'die Länge einer Bankkarte auf Ihrem Bildschirm, für Zeichnungen in Originalgröße',
  recentlyViewedPurpose:
    'Ihre zuletzt angesehenen Artikel, nur wenn Sie das auf einer Artikelseite einschalten; wird beim Abmelden gelöscht',
  untilCleared: 'bis Sie es löschen',
  consentPurpose: 'Ihre Auswahl auf dieser Seite',
  draftPurpose: 'Ihre Eingaben an der Kasse, bis Sie bestellen',
  reloadPurpose: 'verhindert, dass eine Seite mehrmals neu geladen wird',
  privacy: 'Mehr dazu in der Datenschutzerklärung',
}

export const cookies = {
  necessary: 'Technisch notwendig',
  necessaryHint: 'Ohne diese Cookies gibt es keinen Warenkorb und keine Anmeldung.',
}
