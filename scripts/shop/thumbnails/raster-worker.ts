import { parentPort } from 'node:worker_threads'
import { z } from '#shared/schemas/zod.ts'
import { thumbnailPng } from './thumbnail-png.ts'
import { rasterOf } from './raster.ts'

const Order = z.object({ svg: z.string() })

// Responds to each SVG with its PNG or an error.
parentPort?.on('message', async (message: unknown) => {
  const { svg } = Order.parse(message)
  try {
    parentPort?.postMessage({ png: thumbnailPng(await rasterOf(svg)) })
  } catch (error) {
    parentPort?.postMessage({ reason: error instanceof Error ? error.message : String(error) })
  }
})
