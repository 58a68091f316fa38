/** A drawing to scale, as it travels to the browser. */
export type TrueSizeDrawing = Readonly<{
  number: string
  href: string
  /** What the product is called, without its figures. */
  title: string
  figures: string | null
  url: string
  alt: string
  /** How many micrometres the drawing's width stands for. */
  widthUm: number
}>
