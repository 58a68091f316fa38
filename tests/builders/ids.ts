import type { HexId } from '#shared/domain/ids.ts'
import { hexId } from '#shared/domain/ids.ts'

/** A deterministic id from a short text (16 characters count). */
export function idFrom<Id extends HexId>(text: string): Id {
  const bytes = [...new TextEncoder().encode(text)]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hexId<Id>(hex.slice(0, 32).padEnd(32, '0'))
}
