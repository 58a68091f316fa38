import type { Page } from '@playwright/test'

/** Two captures of one page differ by antialiasing: some pixels by a few levels of 255. */
const MAX_LEVELS = 24
const MAX_DIFFERENT_PIXELS = 24

/** Whether two WebP pictures (base64) have the same size and nearly the same pixels. */
export function looksEqual(page: Page, before: string, after: string): Promise<boolean> {
  return page.evaluate(
    async ({ pictures, maxLevels, maxDifferent }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image()
          image.src = `data:image/webp;base64,${base64}`
          await image.decode()
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!one || !other || one.width !== other.width || one.height !== other.height) return false
      let different = 0
      for (let at = 0; at < one.data.length; at += 4)
        for (let channel = at; channel < at + 3; channel += 1)
          if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > maxLevels) {
            different += 1
            break
          }
      return different <= maxDifferent
    },
    { pictures: [before, after], maxLevels: MAX_LEVELS, maxDifferent: MAX_DIFFERENT_PIXELS },
  )
}
