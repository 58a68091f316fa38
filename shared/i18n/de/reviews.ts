type Average = { readonly average: string }
type Stars = { readonly points: number }

/**
 * Product reviews: on the product page, in the account, and in emails to operators.
 */
export const reviews = {
  title: 'Bewertungen',
  stars: ({ average }: Average) => `${average} von 5 Sternen`,
  average: ({ average }: Average) => `${average} von 5`,
  count: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 Bewertung' : `${count} Bewertungen`,
  from: ({ count }: { readonly count: number }) =>
    count === 1 ? 'aus einer Bewertung.' : `aus ${count} Bewertungen.`,
  checked:
    'Wir lesen jede vor der Veröffentlichung. Ob der Artikel gekauft wurde, prüfen wir nicht.',
  none: 'Zu diesem Artikel gibt es noch keine Bewertung.',
  write: 'Bewertung schreiben',
  distribution: 'Verteilung',
  points: ({ points }: Stars) => (points === 1 ? '1 Stern' : `${points} Sterne`),
  only: ({ points }: Stars) =>
    points === 1 ? 'Nur Bewertungen mit 1 Stern' : `Nur Bewertungen mit ${points} Sternen`,
  all: 'Alle zeigen',
  noneWith: 'Mit dieser Anzahl Sterne gibt es keine Bewertung.',
  sorting: 'Sortierung der Bewertungen',
  newest: 'Neueste',
  best: 'Beste',
  worst: 'Schlechteste',
  about: ({ number }: { readonly number: string }) => `zu Art.-Nr. ${number}`,
  translated: 'aus dem Englischen übersetzt',
  pages: 'Seiten der Bewertungen',
  range: ({ from, to, total }: { from: number; to: number; total: number }) =>
    total === 1 ? '1 Bewertung' : `${from} bis ${to} von ${total} Bewertungen`,

  formTitle: ({ name }: { readonly name: string }) => `${name} bewerten`,
  formAbout: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `${name}, Art.-Nr. ${number}`,
  formLead:
    'Schreiben Sie, wofür Sie den Artikel verwendet haben und wie er sich verarbeiten ließ. Wir lesen jede Bewertung, bevor sie erscheint.',
  pointsLegend: 'Wie viele Sterne?',
  points5: 'Ausgezeichnet',
  points4: 'Gut',
  points3: 'In Ordnung',
  points2: 'Mäßig',
  points1: 'Schlecht',
  atLeast: ({ limit }: { readonly limit: number }) => `Mindestens ${limit} Zeichen.`,
  nameHint: 'Leer lassen, um Ihren Vornamen zu zeigen.',
  send: 'Bewertung absenden',
  change: 'Bewertung ändern',
  changeLead:
    'Sie können Ihre Bewertung ändern. Die neue Fassung erscheint, sobald wir sie gelesen haben. Bis dahin ist auch die alte nicht zu sehen.',
  thanks: 'Danke für Ihre Bewertung. Sie erscheint, sobald wir sie gelesen haben.',
  already: 'Sie haben diesen Artikel schon bewertet. Hier können Sie Ihre Bewertung ändern.',
  own: 'Ihre Bewertung',
  waiting: 'Ihre Bewertung wartet auf die Freigabe. Bis dahin können nur Sie sie sehen.',
  approved: 'Ihre Bewertung ist veröffentlicht.',
  refused:
    'Diese Fassung haben wir nicht veröffentlicht. Sie können sie ändern und noch einmal absenden.',
  back: 'Zurück zum Artikel',

  mailSubject: ({ number }: { readonly number: string }) => `Neue Bewertung zu Art.-Nr. ${number}`,
  mailWritten: ({ author, points, number }: { author: string; points: number; number: string }) =>
    `${author} gibt Art.-Nr. ${number} ${points} von 5 Sternen:`,
  mailDecide: ({ id }: { readonly id: string }) =>
    `Freigeben: npm run shop -- reviews approve ${id} · Ablehnen: npm run shop -- reviews refuse ${id}`,
}
