/**
 * React's edge build encodes every little chunk of a page by itself, and each native call costs
 * more than the few bytes it encodes. This encoder writes short texts in JavaScript and leaves long
 * ones, and those outside of Latin, to the runtime. Same bytes, tested against the native one.
 *
 * React makes its encoder when its module is loaded: import this file before it.
 */
const LONGEST_SHORT_TEXT = 256

const NativeEncoder = globalThis.TextEncoder

export class ShortTextEncoder extends NativeEncoder {
  override encode(text = ''): Uint8Array<ArrayBuffer> {
    const { length } = text
    if (length > LONGEST_SHORT_TEXT) return super.encode(text)
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at)
      if (code > 0x7f) return encodedLatin(text) ?? super.encode(text)
      bytes[at] = code
    }
    return bytes
  }
}

/** Up to U+07FF a character is one code unit and at most two bytes; null beyond. */
function encodedLatin(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length * 2)
  let size = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7ff) return null
    if (code > 0x7f) {
      bytes[size++] = 0xc0 | (code >> 6)
      bytes[size++] = 0x80 | (code & 0x3f)
    } else bytes[size++] = code
  }
  return bytes.subarray(0, size)
}

globalThis.TextEncoder = ShortTextEncoder
