/** The image preview. */
export const preview = {
  title: ({ name }: { name: string }) => `Bilder: ${name}`,
  position: ({ number, count }: { number: number; count: number }) => `Bild ${number} von ${count}`,
  close: 'Schließen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomed: ({ percent }: { percent: number }) => `${percent} %`,
  turn: 'Um 90° drehen',
  reset: 'Ansicht zurücksetzen',
  keys: 'Pfeiltasten links und rechts blättern, Plus und Minus zoomen, R dreht, 0 setzt zurück. Ein vergrößertes Bild verschieben Sie mit Pfeil auf und ab und mit Umschalt und Pfeiltaste.',
  loading: 'Bild wird geladen …',
  failed: 'Das Bild konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
}
