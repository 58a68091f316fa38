const SOFT_HYPHEN = '\u00AD'
/** Shorter words find room on the smallest screen with the largest text. */
const SHORTEST = 9
/** Letters that stay together at either end of a word. */
const FEWEST = 3

/** Pieces of our longest German compounds and where they part; words are made of them in any order. */
const PIECES = `
  All|gemeine An|melden Aus|rüstung bedingungen Geschäfts Ge|währ|leistung Im|pressum korb
  säule Schnell stellung Ver|antwort|liche ver|gleichen Waren zusammen|stellen Galerie
  Ab|spann Bild|schirm Breite texturiert Ab|stands ab|weisend Alu|minium Außen Band
  Barriere Baum|woll Beutel be|schich|tet Be|schich|tung be|ständig Boden Dampf Daten
  Decke dicht Dia|gonal Draht Drei|lagen Druck durch|lässig Ein|fass Elas|tik Endlos
  er|klä|rung Ersatz fähig Faser Fenster festig|keit Flä|chen Flecht Folien freiheit Garn
  Gewebe ge|wirke Gewicht Ge|stänge Größe Gurt haken Hänge|matten Haus|halts Heiß
  Hoch|modul Im|prägnier Inhalt Iso|lations Jersey Kanten Karten Klebe kleber Klemm Klett
  Kontakt Kordel kraft Kunst|stoff Laminat Leder Leinen Leiter löslich lösemittel
  Luft|blasen Magnet Ma|schinen Markier Material Mem|bran Mikro Muster nadeln Naht
  Packungs Poly|ester Poly|ethylen Poly|propylen Rahmen Raster Re|cycling Reflex Regen
  Reiß Re|paratur Roll Ruck|sack schaum Schlaf|sack Schnalle Schneid Schnitt Schnur Schräg
  Schulter Schutz selbst siegel Sili|kon Spezial Stange Stärke Steck Stoff Stretch Taschen
  Tipps Transfer Über Un|be Ver|arbeitungs Ver|bund Ver|sand Ver|schluss Ver|schlüsse
  ver|siegelung Wasser Weiter Werk|statt Werkzeug Wider|rufs Zahlungs Zelt
`
  .trim()
  .split(/\s+/)
  .map((piece) => piece.toLowerCase().split('|'))
  .map((parts) => ({ letters: parts.join(''), parts }))

/** An ending goes with the letters before it: "Schneide", not "Schneid-e". */
const VOWEL = /[aeiouyäöü]/
const LONG_WORD = new RegExp(`\\p{L}{${SHORTEST},}`, 'gu')

/**
 * A text whose long compounds may part at the end of a line, with a hyphen, in browsers that have no
 * dictionary of German too. For what is shown alone: data, titles of windows and structured data
 * keep their letters.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, known)
}

/** A catalogue has the same words again and again. */
const words = new Map<string, string>()
const MOST_WORDS = 5_000
const LONGEST_KEPT = 60

function known(word: string): string {
  const before = words.get(word)
  if (before !== undefined) return before
  const text = hyphenated(word)
  if (word.length > LONGEST_KEPT) return text
  if (words.size >= MOST_WORDS) words.clear()
  words.set(word, text)
  return text
}

function hyphenated(word: string): string {
  const lower = word.toLowerCase()
  const breaks = new Set<number>()
  for (const { letters, parts } of PIECES) {
    for (let at = lower.indexOf(letters); at >= 0; at = lower.indexOf(letters, at + 1)) {
      let end = at
      breaks.add(at)
      for (const part of parts) {
        end += part.length
        if (!VOWEL.test(lower[end] ?? '')) breaks.add(end)
      }
    }
  }
  return [...word]
    .map((letter, at) => {
      const isBreak = breaks.has(at) && at >= FEWEST && at <= word.length - FEWEST
      return isBreak ? SOFT_HYPHEN + letter : letter
    })
    .join('')
}
