/** A cut of cloth, unrolled to scale: few words, as the buy form may load them. */
export const unroll = {
  title: 'Ausgerollt',
  lead: 'Der Zuschnitt maßstäblich neben einem Menschen von 1,75\u00A0m, und wie klein er sich packt.',
  length: 'Länge in Metern',
  drawing: ({ length, width }: { readonly length: string; readonly width: string }) =>
    `Maßstäbliche Zeichnung: ein Mensch von 1,75 m neben ${length} Stoff, ${width} breit. Am Ende die Schnittlinie und der Rest der Rolle.`,
  packedDrawing: ({ weight }: { readonly weight: string }) =>
    `Der zusammengerollte Zuschnitt auf der Waage, sie zeigt ${weight}`,
  cut: 'Zuschnitt',
  area: 'Fläche',
  weight: 'Gewicht',
  packed: 'Packmaß',
  packedNote:
    'Packmaß: zweimal zur Mitte gefaltet und fest gerollt, aus Flächengewicht und Bindung geschätzt.',
  buy: ({ length }: { readonly length: string }) => `${length} in den Warenkorb`,
  toArticle: 'Zum Artikel',
}
