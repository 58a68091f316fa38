import type { Buffer } from 'node:buffer'

/** Content types of public files by extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
}

/** The signature of each binary type: its bytes, and the place where they are. */
const SIGNATURES: Readonly<Record<string, readonly [at: number, bytes: string]>> = {
  jpg: [0, '\xff\xd8\xff'],
  png: [0, '\x89PNG\r\n\x1a\n'],
  webp: [8, 'WEBP'],
  avif: [4, 'ftypavif'],
  mp4: [4, 'ftyp'],
}

/** Whether the content begins like a file of this type. */
export function beginsLike(extension: string, bytes: Buffer): boolean {
  const [at, signature] = SIGNATURES[extension] ?? [0, null]
  return signature !== null && bytes.toString('latin1', at, at + signature.length) === signature
}
