type Shop = { readonly shop: string }

/** Emails about the customer account. `…Note` is the small print under the button. */
export const accountMail = {
  greeting: ({ name }: { readonly name: string }) => `Guten Tag ${name},`,
  questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',

  optInSubject: 'Bitte bestätigen Sie Ihr Kundenkonto',
  optInText: ({ shop }: Shop) =>
    `Sie haben sich bei ${shop} registriert. Bestätigen Sie mit einem Klick, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt sieben Tage.`,
  optInButton: 'Konto bestätigen',
  optInNote:
    'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Bestätigung entsteht kein Konto.',

  existsSubject: 'Sie haben bereits ein Kundenkonto',
  existsText: ({ shop }: Shop) =>
    `Jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse bei ${shop} registrieren. Es gibt dazu schon ein Konto. Es bleibt unverändert.`,
  existsButton: 'Anmelden',
  existsNote: 'Passwort vergessen? Auf der Anmeldeseite können Sie ein neues anfordern.',

  welcomeSubject: ({ shop }: Shop) => `Willkommen bei ${shop}`,
  welcomeText:
    'Ihr Kundenkonto ist eingerichtet. Adressen, Bestellungen und Ihre Daten finden Sie dort an einem Ort.',
  welcomeButton: 'Zum Konto',
  welcomeRequest: ({ group }: { readonly group: string }) =>
    `Sie haben die Kundengruppe „${group}“ beantragt. Wir prüfen Ihre Angaben und schreiben Ihnen, sobald Ihr Konto freigeschaltet ist.`,

  recoverySubject: 'Neues Passwort für Ihr Kundenkonto',
  recoveryText: ({ shop }: Shop) =>
    `Für Ihr Konto bei ${shop} wurde ein neues Passwort angefordert. Der Link gilt zwei Stunden und lässt sich einmal verwenden.`,
  recoveryButton: 'Neues Passwort wählen',
  recoveryNote:
    'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.',

  unknownSubject: 'Zu dieser Adresse gibt es kein Kundenkonto',
  unknownText: ({ shop }: Shop) =>
    `Für diese E-Mail-Adresse wurde bei ${shop} ein neues Passwort angefordert. Es gibt dazu aber kein Konto. Vielleicht haben Sie sich mit einer anderen Adresse registriert oder als Gast bestellt.`,
  unknownButton: 'Konto anlegen',
  unknownNote: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun.',

  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedText: ({ shop }: Shop) =>
    `Das Passwort Ihres Kontos bei ${shop} wurde soeben geändert. Auf allen anderen Geräten sind Sie abgemeldet.`,
  passwordChangedButton: 'Neues Passwort anfordern',
  passwordChangedNote:
    'Sie waren das nicht? Dann fordern Sie bitte sofort ein neues Passwort an und antworten Sie auf diese E-Mail.',

  emailConfirmSubject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  emailConfirmText: ({ shop }: Shop) =>
    `Diese E-Mail-Adresse soll künftig für ein Konto bei ${shop} gelten. Bestätigen Sie das mit einem Klick. Der Link gilt 24 Stunden.`,
  emailConfirmButton: 'Adresse bestätigen',
  emailConfirmNote:
    'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Das Konto behält seine bisherige Adresse.',

  emailChangingSubject: 'Ihre E-Mail-Adresse soll geändert werden',
  emailChangingText: ({ shop, address }: Shop & { readonly address: string }) =>
    `Für Ihr Konto bei ${shop} wurde eine neue E-Mail-Adresse angegeben: ${address}. Sie gilt, sobald sie bestätigt ist.`,
  emailChangingButton: 'Neues Passwort anfordern',
  emailChangingNote:
    'Sie waren das nicht? Dann fordern Sie bitte sofort ein neues Passwort an und antworten Sie auf diese E-Mail.',

  deletedSubject: 'Ihr Kundenkonto ist gelöscht',
  deletedText: ({ shop }: Shop) =>
    `Wir haben Ihr Konto bei ${shop} mit allen Daten gelöscht. Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt. Sie sind keinem Konto mehr zugeordnet.`,

  erasedSubject: 'Ihre Daten sind gelöscht',
  erasedText: ({ shop }: Shop) =>
    `Wie gewünscht haben wir die Daten gelöscht, die bei ${shop} zu dieser E-Mail-Adresse gespeichert waren. Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt.`,

  groupGrantedSubject: ({ group }: { readonly group: string }) =>
    `Ihr Konto gehört jetzt zur Gruppe „${group}“`,
  groupGrantedText: ({ group }: { readonly group: string }) =>
    `Wir haben Ihre Angaben geprüft. Ihr Konto gehört ab sofort zur Kundengruppe „${group}“.`,
  groupGrantedButton: 'Zum Konto',
} as const
