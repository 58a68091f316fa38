import { encode } from 'uqr'

/** The largest code that banks' apps must read (EPC069-12): 69 squares a side, 331 bytes. */
const MAX_VERSION = 13
const MAX_BYTES = 331

/**
 * A text as a QR code (ISO/IEC 18004) of correction level M: squares by row, true is dark, without
 * the light margin of four squares that a drawing needs around it. Null for more than 331 bytes.
 * @param utf8 the text in UTF-8
 */
export function qrCode(utf8: Uint8Array): readonly (readonly boolean[])[] | null {
  if (utf8.length > MAX_BYTES) return null
  const requested = { ecc: 'M', boostEcc: false, maxVersion: MAX_VERSION, border: 0 } as const
  return encode([...utf8], requested).data
}
