/** Drawings in true size: few words, as an island loads them. */
export const trueSize = {
  title: 'Wahre Größe',
  lead: 'Einmal mit einer Bankkarte geeicht, zeigt Ihr Bildschirm die Zeichnungen eins zu eins: Halten Sie Ihr Gurtband an die Schnalle.',
  link: 'In wahrer Größe',
  calibrate: 'Bildschirm eichen',
  how: 'Halten Sie eine Bankkarte, einen Führerschein oder eine Kundenkarte hochkant an die Zeichnung und stellen Sie den Regler, bis beide gleich lang sind.',
  card: 'Umriss einer Karte von 85,6 × 54 mm',
  cardLength: 'Länge der Karte in Pixeln',
  smaller: 'Karte kleiner',
  larger: 'Karte größer',
  apply: 'Übernehmen',
  kept: 'Dieser Browser merkt sich die Einstellung.',
  notKept: 'Die Einstellung steht in der Adresse: Speichern Sie die Seite als Lesezeichen.',
  ruler: 'Lineal von 10 cm zur Kontrolle',
  plates: 'Eins zu eins',
  platesNote:
    'Maßstäblich sind die bemaßten Teile, Schnitte daneben sind größer gezeichnet. Gedruckt stimmt die Größe, wenn Ihr Drucker nichts anpasst („100 %“).',
  none: 'Noch liegt nichts auf dem Tisch. Nennen Sie Artikelnummern, oder folgen Sie bei einem Artikel dem Knopf „In wahrer Größe“.',
  noPlate: ({ name }: { readonly name: string }) =>
    `Von „${name}“ gibt es keine Zeichnung in wahrer Größe.`,
  badCard: ({ least, most }: { readonly least: string; readonly most: string }) =>
    `Die Karte kann zwischen ${least} und ${most} Pixeln lang sein.`,
  laid: 'Gewebe übereinander',
  laidText: ({ above, below }: { readonly above: string; readonly below: string }) =>
    `${above} liegt auf ${below}, beide gleich stark vergrößert.`,
  laidDrawing: ({ above, below }: { readonly above: string; readonly below: string }) =>
    `Zwei Gewebe gleich stark vergrößert: ${above} auf ${below}`,
  cover: 'Wie deckend das obere liegt',
  swap: 'Tauschen',
  oneWeave: 'Nennen Sie einen zweiten Webstoff, um beide Gewebe übereinander zu legen.',
  articles: 'Artikelnummern',
  articlesHint: ({ most }: { readonly most: number }) =>
    `Bis zu ${most}, mit Komma oder Leerzeichen dazwischen. Bei zwei Webstoffen liegt der zweite auf dem ersten.`,
  show: 'Zeigen',
}
