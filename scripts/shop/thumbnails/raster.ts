import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** Width that social networks and merchant feeds require, in pixels. */
const WIDTH_PX = 1200

/** Pixels, four bytes each, row by row. */
export type Raster = Readonly<{ width: number; height: number; pixels: Uint8Array }>

let ready: Promise<void> | undefined

/** Rasters an SVG in light colours, 1200 pixels wide. Throws if it is invalid. */
export async function rasterOf(svg: string): Promise<Raster> {
  await (ready ??= load())
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH_PX },
    font: { loadSystemFonts: false },
  })
  try {
    const image = drawing.render()
    const { width, height } = image
    // A copy, since the next picture reuses the memory.
    const pixels = Uint8Array.from(image.pixels)
    image.free()
    return { width, height, pixels }
  } finally {
    drawing.free()
  }
}

async function load(): Promise<void> {
  const module = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(await readFile(module))
}
