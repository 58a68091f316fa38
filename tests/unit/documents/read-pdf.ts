import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, { readonly head: string; readonly stream: string }>

/** The text layer of a PDF, in file order. */
export function textsIn(bytes: Uint8Array): readonly string[] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const letters = new Map<string, ReadonlyMap<number, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      letters.set(name, lettersOf(objects.get(map)?.stream ?? ''))
    }
  }
  const texts: string[] = []
  for (const { stream } of objects.values()) {
    let face: ReadonlyMap<number, string> = new Map()
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) face = letters.get(name) ?? new Map()
      else texts.push(read(shown ?? '', face))
    }
  }
  return texts
}

function read(shown: string, face: ReadonlyMap<number, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) =>
    [...hex.matchAll(/..../g)].map(([glyph]) => parseInt(glyph, 16)),
  )
  return glyphs.map((glyph) => face.get(glyph) ?? '?').join('')
}

/** The objects of a PDF by number, with their streams. */
export function objectsOf(file: string): Objects {
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', rest] = body.split('stream\n', 2)
    const packed = rest === undefined ? '' : body.slice(head.length + 'stream\n'.length)
    objects.set(id, { head, stream: unpacked(head, packed.replace(/\nendstream$/, '')) })
  }
  return objects
}

function unpacked(head: string, packed: string): string {
  if (packed === '' || !head.includes('/FlateDecode')) return packed
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** Characters of a font's glyphs, from its Unicode map: `<0000> <0002> [<0020> <0041>]`. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    )
    texts.forEach((text, index) => letters.set(parseInt(from, 16) + index, text))
  }
  return letters
}
