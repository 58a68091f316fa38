import { createHash } from 'node:crypto'
import type { Download } from '#shared/schemas/import/product.ts'
import type { SourceParentProduct } from '#seed/source/parent-product.ts'
import type { Drawings } from './drawings.ts'
import { templateOf } from './series.ts'

type Kept = Pick<Download, 'file' | 'bytes'>

/** Patterns of a catalogue, each drawn once. */
export function patternShelf(drawPattern: Drawings['drawPattern']) {
  const drawn = new Map<string, Kept>()
  const files = new Map<string, Uint8Array>()
  return {
    /** Draws the pattern of a parent and returns its path. */
    keep({ key, name }: SourceParentProduct): Kept {
      const template = templateOf(key)
      const known = drawn.get(template)
      if (known) return known
      const bytes = drawPattern({ key: template, name })
      const hash = createHash('sha256').update(bytes).digest('hex')
      const stored = { file: `files/${hash.slice(0, 20)}.pdf`, bytes: bytes.length }
      files.set(stored.file, bytes)
      drawn.set(template, stored)
      return stored
    },
    files: (): ReadonlyMap<string, Uint8Array> => files,
  }
}
