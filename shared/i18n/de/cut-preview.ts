/** The cut preview. An island loads these texts, so keep them few. */
export const cutPreview = {
  title: 'Zuschnitt im Maßstab',
  lead: 'Ihr Zuschnitt maßstäblich neben einer Person von 1,75\u00A0m, dazu sein Packmaß.',
  length: 'Länge in Metern',
  drawing: ({ length, width }: { readonly length: string; readonly width: string }) =>
    `Maßstäbliche Zeichnung: eine Person von 1,75 m neben ${length} Stoff, ${width} breit. Am Ende die Schnittlinie und der Rest der Rolle.`,
  packedDrawing: ({ weight }: { readonly weight: string }) =>
    `Der zusammengerollte Zuschnitt auf der Waage. Sie zeigt ${weight}.`,
  cut: 'Zuschnitt',
  area: 'Fläche',
  weight: 'Gewicht',
  packed: 'Packmaß',
  packedNote:
    'Packmaß: zweimal zur Mitte gefaltet und fest gerollt, geschätzt aus Flächengewicht und Bindung.',
  buy: ({ length }: { readonly length: string }) => `${length} in den Warenkorb`,
  toProduct: 'Zum Artikel',
}
