export const shell = {
  skipToContent: 'Zum Inhalt springen',
  cartLines: ({ count }: { count: number }) => (count === 1 ? '1 Position' : `${count} Positionen`),
}
