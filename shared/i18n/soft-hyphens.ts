const SOFT_HYPHEN = '\u00AD'
/** Shorter words fit the narrowest screen at the largest text size. */
const SHORTEST = 9
/** Minimum word length in running text, which is smaller than headings. */
const SHORTEST_IN_TEXT = 11
/** Minimum number of letters before and after a hyphen. */
const FEWEST = 3

/**
 * Parts of our longest German compounds and their hyphenation points; words combine them in any
 * order.
 */
const PIECES = `
  All|gemeine An|melden Aus|rüstung bedingungen Geschäfts Ge|währ|leis Im|pressum korb
  säule Schnell stellung Ver|antwort|lich ver|gleichen Waren zusammen|stellen Galerie
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
  ab|ge|schlos|senen Alt|kleider Anteil Auf|be|wah|rungs Außen Baum|haus Be|auf|tragten Be|auf|tragte
  Be|quem|lich|keits be|stäti|gung Be|stell Bild|schirm|leser Dienst Dosier durch|ge|strichene
  Ein|gangs fehl|ge|schlagen Formular Garantie Ge|brauchs ge|schlos|sen Ge|schäft|lich Gesetz Gitter
  Grid|stop Haftungs Halt|bar|keits hin|weise hoodie Identi|fikations Ladungs Leiter|schnalle
  Markt|über|wachungs Meter|ware Nach|besse|rung nach|im|präg|nieren nach|mittage Nummer Partner
  Per|sonen Produkt Quadrat|zenti|meter Reep|schnur Re|gis|trie|rungs samm|lung Schad|stoff
  schlich|tungs|stelle schwer|wiegend Siche|rung sicherheit Sitzungs Stär|kungs Streit|bei|legung
  Trans|parenz Ultra|hoch|mole|kulares Um|satz|steuer um|welt|ver|träg|licher Un|an|nehm|lich|keiten
  Unter|nehmen Ver|braucher Ver|fahren ver|langen Ver|packungs Vertrags Ver|wen|dungs
  Warn|hin|weise wieder|er|kennen zellig Zick|zack Zu|gaben zu|sam|men|fas|sung
  zusammen|setzung zurück Zwei|wege zweck
  be|leh|rung Be|stel|lungen Brief Ein|stellungen Emp|fangs her|unter|laden kosten Projekt
  re|gis|trieren Vor|aus|sicht|liche Ein|gang ge|kommen Ver|ar|bei|tungs Zahlungs|arten
  ac|know|ledge|ment re|in|force|ment reflek|tierend Recht|eckiges Schlaufe trans|parent unsub|scribed
  Ver|stär|kungen Zu|schnitt zusammen|nähen
`
  .trim()
  .split(/\s+/)
  .map((piece) => piece.toLowerCase().split('|'))
  .map((parts) => ({ letters: parts.join(''), parts }))

/** An ending belongs to the part before it: "Schneide", "Freiheitsstrafe". */
const ENDING = /^(?:[aeiouyäöü]|ss)/
const LONG_WORD = new RegExp(`\\p{L}{${SHORTEST},}`, 'gu')
const WIDE_WORD = new RegExp(`\\p{L}{${SHORTEST_IN_TEXT},}`, 'gu')

/**
 * Adds soft hyphens to long compounds, for browsers without a German dictionary. Only for displayed
 * text, not for data, window titles or structured data.
 */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORD, known)
}

/** Cached, as a catalogue repeats its words. */
const words = new Map<string, string>()
const MAX_WORDS = 5_000
const MAX_UNBROKEN_LETTERS = 60

function known(word: string): string {
  const before = words.get(word)
  if (before !== undefined) return before
  const text = hyphenated(word)
  if (word.length > MAX_UNBROKEN_LETTERS) return text
  if (words.size >= MAX_WORDS) words.clear()
  words.set(word, text)
  return text
}

/**
 * Adds soft hyphens to the text of HTML, but not to tags or email addresses. Only words wider than
 * a narrow line get them.
 */
export function htmlWithSoftHyphens(html: string): string {
  return html.replace(/(?<=^|>)[^<]+/g, (text) =>
    text.replace(/\S+/g, (word) =>
      word.includes('@') ? word : word.replace(WIDE_WORD, hyphenated),
    ),
  )
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
        const isWithin = end < at + letters.length
        if (isWithin || !ENDING.test(lower.slice(end))) breaks.add(end)
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
