import { encode } from 'uqr'

/** The largest QR code that banking apps must read (EPC069-12): 69 modules a side, 331 bytes. */
const MAX_VERSION = 13
const MAX_BYTES = 331

/**
 * Encodes a text as a QR code (ISO/IEC 18004), error correction level M: modules by row, true is
 * dark. The caller adds the quiet zone of four modules. Null for more than 331 bytes.
 * @param utf8 the text in UTF-8
 */
export function qrCode(utf8: Uint8Array): readonly (readonly boolean[])[] | null {
  if (utf8.length > MAX_BYTES) return null
  const requested = { ecc: 'M', boostEcc: false, maxVersion: MAX_VERSION, border: 0 } as const
  return encode([...utf8], requested).data
}
