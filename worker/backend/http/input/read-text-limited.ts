import { fail, ok, type Result } from '#shared/domain/result.ts'

/** Reads a stream as UTF-8. Fails once it is longer than `maxBytes`. */
export async function readTextLimited(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Result<string, 'too-large'>> {
  if (!stream) return ok('')
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return ok(text + decoder.decode())
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      return fail('too-large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
