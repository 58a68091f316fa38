export const consent = {
  title: 'Cookie-Einstellungen',
  bannerTitle: 'Dürfen wir mehr speichern, als nötig ist?',
  bannerText:
    'Für Warenkorb und Anmeldung speichern wir nur das Nötige. Mit Ihrer Erlaubnis kommen Dienste dazu, die zählen und werben. Sie können sie jederzeit unten auf jeder Seite zurücknehmen.',
  acceptAll: 'Alle erlauben',
  rejectAll: 'Alle ablehnen',
  choose: 'Einzeln wählen',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl ist gespeichert.',
  lead: 'Hier sehen Sie, was dieser Shop in Ihrem Browser speichert.',
  nothingOptional:
    'Dieser Shop speichert nur, was er zum Verkaufen braucht. Er zählt Sie nicht, wirbt nicht und lädt nichts von anderen. Deshalb gibt es nichts zu erlauben oder abzulehnen.',
  toolAsks:
    'Ihre Auswahl wird über den Dialog unseres Einwilligungsdienstes gespeichert. Er braucht JavaScript. Hier können Sie die Auswahl jederzeit ändern oder zurücknehmen.',
  formLead:
    'Ohne Ihre Erlaubnis wird nichts davon geladen. Was Sie erlauben, gilt ein halbes Jahr, und Sie können es hier jederzeit zurücknehmen. Ohne JavaScript lädt der Shop diese Dienste nie.',
  categories: 'Was darf geladen werden?',
  necessary: 'Notwendig',
  necessaryHint: 'Warenkorb, Anmeldung, Sprache. Immer an, sonst kann der Shop nicht verkaufen.',
  functional: 'Funktional',
  functionalHint: 'Zusatzfunktionen anderer Anbieter.',
  statistic: 'Statistik',
  statisticHint: 'Zählt, welche Seiten gelesen werden.',
  marketing: 'Marketing',
  marketingHint: 'Misst und steuert Werbung, auch auf anderen Seiten.',
  unclassified: 'Nicht eingeordnet',
  unclassifiedHint: 'Dienste, die noch keiner Gruppe zugeordnet sind.',
  stored: 'Was gespeichert wird',
  name: 'Name',
  purpose: 'Wozu',
  lifetime: 'Wie lange',
  days: ({ count }: { readonly count: number }) => (count === 1 ? '1 Tag' : `${count} Tage`),
  oneMinute: '1 Minute',
  untilClosed: 'bis das Fenster geschlossen wird',
  tokenPurpose: 'Ihr Warenkorb und Ihre Anmeldung',
  viewPurpose: 'die Zahl am Warenkorb und ob Preise mit Steuer gezeigt werden',
  localePurpose: 'die Sprache, die Sie gewählt haben',
  flashPurpose: 'eine Nachricht, die auf der nächsten Seite steht',
  orderPurpose: 'zeigt Ihnen nach dem Kauf Ihre Bestellung',
  devicePurpose: 'zählt Anmeldeversuche dieses Geräts für sich, damit niemand anders Sie aussperrt',
  projectPurpose: 'öffnet Ihr Projekt im Planer, solange Sie kein Konto haben',
  samplesPurpose: 'merkt sich die Stoffe, von denen Sie Muster bestellen möchten',
  comparePurpose: 'merkt sich die Artikel, die Sie nebeneinander sehen wollen',
  wishlistPurpose: 'merkt sich Artikel für Sie, solange Sie kein Konto haben',
  ownHeartsPurpose:
    'wann dieser Browser zuletzt nach Ihren Herzen gefragt hat; mit dem Abmelden weg',
  heartsPurpose:
    'zeigt auf jeder Seite, welche Artikel Sie sich gemerkt haben; wird beim Abmelden geleert',
  cardPurpose: 'wie lang eine Bankkarte auf Ihrem Bildschirm ist, für Zeichnungen in wahrer Größe',
  seenPurpose:
    'welche Artikel Sie zuletzt angesehen haben, nur wenn Sie das unter einem Artikel einschalten; wird beim Abmelden geleert',
  untilCleared: 'bis Sie es löschen',
  consentPurpose: 'Ihre Auswahl auf dieser Seite',
  draftPurpose: 'was Sie an der Kasse getippt haben, bis Sie bestellen',
  reloadPurpose: 'verhindert, dass eine Seite mehrmals neu geladen wird',
  privacy: 'Mehr dazu in der Datenschutzerklärung',
}

export const cookies = {
  necessary: 'Technisch notwendig',
  necessaryHint: 'Ohne diese Cookies gibt es keinen Warenkorb und keine Anmeldung.',
}
