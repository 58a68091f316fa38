/** Faces that a paper is set in: Overpass, its letters beyond Western Europe, and one for all else. */
export type Face = 'latin' | 'latin-bold' | 'extended' | 'extended-bold' | 'others'

/** A stretch of text that one face can set. `rtl` is read from right to left. */
export type Run = Readonly<{ text: string; face: Face; rtl: boolean }>

// As the two files of Overpass have them.
const LATIN =
  /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u
const EXTENDED = /[\u0100-\u017f\u01c0-\u01f5\u01f8-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/u
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
/** What DejaVu has, by script; of other scripts it has nothing. */
const OTHERS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\u2190-\u25ff\u2600-\u266f\u2700-\u27bf\p{Mn}]/u
/** What stands for a character that no face has. */
const MISSING = '□'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Open = { text: string; face: Face; rtl: boolean }

/** Cuts a text into runs. Nothing that a person can type is an error: what no face has is a box. */
export function runsOf(text: string, bold: boolean): readonly Run[] {
  const runs: Open[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const { text: shown, face, rtl } = runOf(segment, bold)
    const last = runs.at(-1)
    // A space between two words of a script that is read from the right belongs to both.
    const isBetween = last?.rtl === true && shown === ' '
    if (last && (isBetween || (last.face === face && last.rtl === rtl))) last.text += shown
    else runs.push({ text: shown, face, rtl })
    // A space that turned out to stand before something else belongs to that.
    if (last?.rtl && runs.at(-1) !== last && last.text.endsWith(' ')) {
      last.text = last.text.slice(0, -1)
      runs.splice(-1, 0, run(' ', bold ? 'latin-bold' : 'latin'))
    }
  }
  return runs
}

/** The faces that texts need, so that no other one is loaded. */
export function facesOf(texts: Iterable<string>): ReadonlySet<Face> {
  const faces = new Set<Face>(['latin', 'latin-bold'])
  for (const text of texts) {
    for (const bold of [false, true]) for (const { face } of runsOf(text, bold)) faces.add(face)
  }
  return faces
}

function runOf(grapheme: string, bold: boolean): Run {
  // Narrow and unbreakable spaces: Overpass has one space.
  if (/^\s$/u.test(grapheme)) return run(' ', bold ? 'latin-bold' : 'latin')
  const characters = [...grapheme]
  const all = (set: RegExp) => characters.every((character) => set.test(character))
  if (all(LATIN)) return run(grapheme, bold ? 'latin-bold' : 'latin')
  if (all(EXTENDED)) return run(grapheme, bold ? 'extended-bold' : 'extended')
  if (all(OTHERS)) return { text: grapheme, face: 'others', rtl: RTL.test(grapheme) }
  return run(MISSING, 'others')
}

const run = (text: string, face: Face): Open => ({ text, face, rtl: false })
