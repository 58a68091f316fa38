import { sliceOf, type Slice } from './slices.ts'

/**
 * Faces with their own file: Overpass, its letters beyond Western Europe, and DejaVu (`others`).
 */
export type OwnFace = 'latin' | 'latin-bold' | 'extended' | 'extended-bold' | 'others'

/** A face: a font file, or a slice of a font that is too large for one file. */
export type Face = OwnFace | Slice

/** A part of a text whose characters are all in one face. */
export type Run = Readonly<{ text: string; face: Face }>

// The characters in the two files of Overpass.
const LATIN =
  /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u
const EXTENDED = /[\u0100-\u017f\u01c0-\u01f5\u01f8-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/u
/** The scripts and symbols that are set in DejaVu. */
const OTHERS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\u2190-\u25ff\u2600-\u266f\u2700-\u27bf\p{Mn}]/u
/**
 * Joiners and skin tones, which are left out, because emoji have one colour and are set separately.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu
/** Replaces a character without a face. */
const MISSING: Run = { text: '□', face: 'others' }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into runs. A character without a face becomes a box, never an error. */
export function runsOf(text: string, bold: boolean): readonly Run[] {
  const runs: { text: string; face: Face }[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    for (const { text: shown, face } of runsOfGrapheme(segment, bold)) {
      const last = runs.at(-1)
      // DejaVu also has a space, so that words of one script are shaped together.
      if (last && (last.face === face || (last.face === 'others' && shown === ' '))) {
        last.text += shown
      } else runs.push({ text: shown, face })
    }
  }
  return runs
}

/** The faces that texts need; no others are loaded. */
export function facesOf(texts: Iterable<string>): ReadonlySet<Face> {
  const faces = new Set<Face>(['latin', 'latin-bold'])
  for (const text of texts) {
    for (const bold of [false, true]) for (const { face } of runsOf(text, bold)) faces.add(face)
  }
  return faces
}

function runsOfGrapheme(grapheme: string, bold: boolean): readonly Run[] {
  // Overpass has only the common space, without narrow and unbreakable ones.
  if (/^\s$/u.test(grapheme)) return [{ text: ' ', face: bold ? 'latin-bold' : 'latin' }]
  const characters = [...grapheme]
  const all = (set: RegExp) => characters.every((character) => set.test(character))
  if (all(LATIN)) return [{ text: grapheme, face: bold ? 'latin-bold' : 'latin' }]
  if (all(EXTENDED)) return [{ text: grapheme, face: bold ? 'extended-bold' : 'extended' }]
  if (all(OTHERS)) return [{ text: grapheme, face: 'others' }]
  const seen = [...grapheme.replace(UNSEEN, '')]
  const sliced = seen.flatMap((text) => {
    const face = sliceOf(text)
    return face ? [{ text, face }] : []
  })
  return sliced.length > 0 ? sliced : [MISSING]
}
