/** A drawing to scale; serializable, as it is sent to the browser. */
export type TrueSizeDrawing = Readonly<{
  number: string
  href: string
  /** Name of the product without its figures. */
  title: string
  figures: string | null
  url: string
  alt: string
  /** Real width of the drawing in micrometres. */
  widthUm: number
}>
