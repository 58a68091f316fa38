/** Planner recipes: material for a sewing project by its dimensions. */
export const recipes = {
  title: 'Planer',
  lead: 'Geben Sie Maße ein und Sie erhalten eine Materialliste. Der Planer berücksichtigt Nahtzugaben, Rollenbreite und Fadenlauf, zeichnet die Teile maßstäblich auf den Stoff und berechnet Gewicht und Preis.',
  toProjects: 'Zu Ihren Projekten',
  hours: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `${from} bis ${to} Stunden`,
  dimensions: 'Maße',
  between: ({
    min,
    max,
    unit,
  }: {
    readonly min: string
    readonly max: string
    readonly unit: string
  }) => `${min} bis ${max} ${unit}`,
  calculate: 'Berechnen',
  notANumber: 'Bitte geben Sie eine Zahl ein.',
  notBetween: ({
    min,
    max,
    unit,
  }: {
    readonly min: string
    readonly max: string
    readonly unit: string
  }) => `Bitte geben Sie einen Wert von ${min} bis ${max} ${unit} ein.`,
  invalidDimensions:
    'Mit diesen Maßen lässt sich nicht rechnen. Unten sehen Sie das Ergebnis für die üblichen Maße.',
  steps: 'So wird gerechnet',
  stepWhat: 'Zwischenschritt',
  stepFormula: 'Formel',
  stepResult: 'Ergebnis',
  material: 'Material',
  materialWhy: 'Verwendung',
  finishedWeight: 'Fertiggewicht',
  boughtWeight: 'Gewicht beim Kauf',
  price: 'Materialpreis',
  missing: ({ number }: { readonly number: string }) =>
    `Art.-Nr. ${number} ist nicht im Sortiment.`,
  layouts: 'Zuschnitt',
  layoutOf: ({ name, width }: { readonly name: string; readonly width: string }) =>
    `${name}, nutzbare Breite ${width} cm`,
  layoutAlt: ({
    pieces,
    width,
    length,
  }: {
    readonly pieces: string
    readonly width: string
    readonly length: string
  }) => `Schnittlage im Maßstab: ${pieces}, auf ${width} cm Breite und ${length} cm Länge`,
  grain: 'Der Pfeil zeigt den Fadenlauf. Ein Feld des Rasters misst 10 cm.',
  used: ({ used, bought }: { readonly used: string; readonly bought: string }) =>
    `Die Teile brauchen ${used} m. Sie kaufen ${bought} m.`,
  tooWide: 'Ein Teil ist breiter als die Rolle. Bitte wählen Sie kleinere Maße.',
  tooLong: 'Die Teile sind länger als jede Rolle. Bitte wählen Sie kleinere Maße.',
  pieces: 'Zuschnittliste',
  piece: 'Teil',
  count: 'Anzahl',
  size: 'Breite × Länge',
  toProject: 'Zum Projekt',
  toCart: 'Alles in den Warenkorb',
  inCart: 'Das Material liegt im Warenkorb.',
  nothingToBuy: 'Von diesem Material ist zurzeit nichts lieferbar.',
  print: 'Diese Seite lässt sich als Zuschnitt- und Materialliste drucken.',
}
