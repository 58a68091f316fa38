type Encode = (text?: string) => Uint8Array<ArrayBuffer>

/** React's pieces of markup are shorter. A native call is faster for longer texts. */
const LONGEST = 128

/** The same encoding to UTF-8, without a native call for short texts in ASCII. */
export function encodingShortTexts(native: Encode): Encode {
  return function encode(this: unknown, text?: string) {
    if (typeof text !== 'string' || text.length > LONGEST) return native.call(this, text)
    const bytes = new Uint8Array(text.length)
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code > 0x7f) return native.call(this, text)
      bytes[at] = code
    }
    return bytes
  }
}

/**
 * Lets every `TextEncoder` encode short texts without a native call. React's stream encodes each
 * attribute and text of a page on its own, which was a quarter of a rendered page's processor time.
 */
export function encodeShortTextsFast(): void {
  const { prototype } = TextEncoder
  prototype.encode = encodingShortTexts(prototype.encode)
}
