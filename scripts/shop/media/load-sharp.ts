import { OpsError } from '../shop.ts'

/**
 * The picture library. Only an import of photographs loads it, so that all other commands work on
 * machines for which it has no build. Throws an `OpsError` on such a machine.
 */
export async function loadSharp() {
  try {
    const { default: sharp } = await import('sharp')
    return sharp
  } catch {
    throw new OpsError(
      `Photographs need the package sharp, which has no build for ${process.platform}-${process.arch} here. ` +
        'Install it with "npm install --no-save --include=optional sharp", or import on another machine.',
    )
  }
}
