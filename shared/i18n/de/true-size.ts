/** Drawings at actual size. An island loads these texts, so keep them few. */
export const trueSize = {
  title: 'Originalgröße',
  lead: 'Stellen Sie Ihren Bildschirm einmal mit einer Bankkarte ein. Dann zeigt er die Zeichnungen in Originalgröße, und Sie können zum Beispiel Ihr Gurtband an die Schnalle halten.',
  link: 'In Originalgröße',
  calibrate: 'Bildschirm einstellen',
  how: 'Halten Sie eine Bankkarte, einen Führerschein oder eine Kundenkarte hochkant an die Zeichnung. Verschieben Sie den Regler, bis beide gleich lang sind.',
  card: 'Umriss einer Karte von 85,6 × 54 mm',
  cardLength: 'Länge der Karte in Pixeln',
  smaller: 'Karte kleiner',
  larger: 'Karte größer',
  apply: 'Übernehmen',
  stored: 'Dieser Browser speichert die Einstellung.',
  notStored: 'Der Link zu dieser Seite enthält die Einstellung. Speichern Sie ihn als Lesezeichen.',
  ruler: 'Lineal von 10 cm zur Kontrolle',
  drawings: 'Zeichnungen in Originalgröße',
  drawingsNote:
    'Teile mit Maßangaben sind in Originalgröße gezeichnet, Schnitte daneben größer. Drucken Sie mit der Einstellung „100 %“, damit die Größe stimmt.',
  none: 'Noch kein Artikel ausgewählt. Geben Sie Artikelnummern ein oder wählen Sie auf einer Artikelseite „In Originalgröße“.',
  noPlate: ({ name }: { readonly name: string }) =>
    `Von „${name}“ gibt es keine Zeichnung in Originalgröße.`,
  badCard: ({ least, most }: { readonly least: string; readonly most: string }) =>
    `Die Karte kann zwischen ${least} und ${most} Pixeln lang sein.`,
  laid: 'Gewebe übereinander',
  laidText: ({ above, below }: { readonly above: string; readonly below: string }) =>
    `${above} liegt auf ${below}, beide gleich stark vergrößert.`,
  laidDrawing: ({ above, below }: { readonly above: string; readonly below: string }) =>
    `Zwei Gewebe gleich stark vergrößert: ${above} auf ${below}`,
  cover: 'Deckkraft des oberen Gewebes',
  swap: 'Tauschen',
  oneWeave: 'Geben Sie einen zweiten Webstoff an, um beide Gewebe übereinander zu sehen.',
  products: 'Artikelnummern',
  productsHint: ({ most }: { readonly most: number }) =>
    `Bis zu ${most} Nummern, getrennt durch Komma oder Leerzeichen. Bei zwei Webstoffen liegt der zweite auf dem ersten.`,
  show: 'Zeigen',
}
