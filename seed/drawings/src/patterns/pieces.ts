import type { LocaleText } from '../../index.js'
import {
  bodice,
  circle,
  corner,
  hood,
  rectangle,
  sleeve,
  trapezoid,
  wedge,
  type Outline,
} from './shapes.ts'

/** A part to cut; its outline is the seam. */
export type Piece = Readonly<{
  name: LocaleText
  cut: number
  onFold?: boolean
  outline: Outline
}>

const piece = (de: string, en: string, cut: number, outline: Outline): Piece => ({
  name: { de, en },
  cut,
  outline,
})
const onFold = (de: string, en: string, outline: Outline): Piece => ({
  ...piece(de, en, 1, outline),
  onFold: true,
})

/** Pieces of each demo pattern, by the key of its parent. */
export const PIECES: Readonly<Record<string, readonly Piece[]>> = {
  'pattern-tarp': [
    piece('Eckverstärkung', 'Corner reinforcement', 8, corner(200)),
    piece('Verstärkung am First', 'Ridge reinforcement', 4, trapezoid(120, 240, 160)),
    piece('Abspannlasche', 'Tie-out patch', 12, trapezoid(60, 90, 80)),
  ],
  'pattern-quilt': [
    piece('Fußbox, Boden', 'Footbox, end', 2, circle(340)),
    piece('Halsbündchen, halb', 'Neck edge, half', 2, trapezoid(300, 340, 90)),
    piece('Tunnel für die Kordel', 'Drawcord channel', 2, rectangle(400, 45)),
  ],
  'pattern-backpack': [
    piece('Vorderteil', 'Front', 1, trapezoid(320, 290, 560)),
    piece('Rückenteil', 'Back panel', 1, trapezoid(300, 280, 560)),
    piece('Seitenteil', 'Side panel', 2, trapezoid(170, 140, 560)),
    piece('Boden', 'Bottom', 1, rectangle(290, 150)),
    piece('Fronttasche', 'Front pocket', 1, trapezoid(330, 290, 300)),
    piece('Schulterträger', 'Shoulder strap', 4, trapezoid(90, 65, 420)),
    piece('Hüftflügel', 'Hip wing', 4, trapezoid(80, 120, 260)),
  ],
  'pattern-bivvy': [
    piece('Kapuzenbogen', 'Hood arch', 2, hood(300, 360)),
    piece('Fußteil', 'Foot end', 1, circle(300)),
    piece('Netzfenster', 'Mesh window', 1, trapezoid(360, 420, 220)),
  ],
  'pattern-framebag': [
    piece('Seite, Probeform', 'Side, trial shape', 2, trapezoid(120, 420, 240)),
    piece('Umlauf oben', 'Gusset, upper', 1, rectangle(440, 60)),
    piece('Klettgurt', 'Hook-and-loop strap', 4, rectangle(180, 30)),
  ],
  'pattern-drybag': [
    piece('Boden 2 Liter', 'Bottom 2 litres', 1, circle(120)),
    piece('Mantel 2 Liter', 'Side 2 litres', 1, rectangle(377, 300)),
    piece('Boden 5 Liter', 'Bottom 5 litres', 1, circle(160)),
    piece('Mantel 5 Liter, halb', 'Side 5 litres, half', 2, rectangle(251, 380)),
    piece('Boden 10 Liter', 'Bottom 10 litres', 1, circle(200)),
    piece('Mantel 10 Liter, halb', 'Side 10 litres, half', 2, rectangle(314, 460)),
  ],
  'pattern-rainjacket': [
    piece('Vorderteil', 'Front', 2, bodice(310, 720, 90)),
    onFold('Rückenteil', 'Back', bodice(310, 740, 60)),
    piece('Ärmel', 'Sleeve', 2, sleeve(460, 640, 260)),
    piece('Kapuze, Seite', 'Hood, side', 2, hood(280, 360)),
    piece('Kapuze, Mitte', 'Hood, centre', 1, rectangle(120, 600)),
  ],
  'pattern-rainskirt': [
    piece('Rock, Viertel', 'Skirt, quarter', 4, trapezoid(260, 340, 560)),
    piece('Bund, halb', 'Waistband, half', 2, rectangle(480, 50)),
  ],
  'pattern-gaiters': [
    piece('Gamasche, außen', 'Gaiter, outer half', 2, trapezoid(180, 220, 170)),
    piece('Gamasche, innen', 'Gaiter, inner half', 2, trapezoid(170, 210, 170)),
    piece('Hakenschlaufe', 'Hook loop', 2, rectangle(60, 20)),
  ],
  'pattern-beanie': [
    piece('Mützenkeil, M', 'Crown wedge, M', 4, wedge(140, 180)),
    piece('Bündchen, halb', 'Cuff, half', 2, rectangle(270, 110)),
    piece('Kopfnetz, Kuppel', 'Head net, dome', 4, wedge(170, 240)),
  ],
  'pattern-hoody': [
    onFold('Vorderteil', 'Front', bodice(290, 660, 100)),
    onFold('Rückenteil', 'Back', bodice(290, 680, 50)),
    piece('Ärmel', 'Sleeve', 2, sleeve(430, 620, 220)),
    piece('Kapuze', 'Hood', 4, hood(270, 350)),
    piece('Kängurutasche', 'Kangaroo pocket', 1, trapezoid(220, 340, 230)),
  ],
  'book-workshop': [
    piece('Packbeutel, Boden', 'Stuff sack, bottom', 1, circle(140)),
    piece('Eckverstärkung', 'Corner reinforcement', 4, corner(160)),
    piece('Gurtschlaufe', 'Webbing loop', 4, rectangle(120, 25)),
    piece('Reißverschlusstasche', 'Zipped pouch', 2, rectangle(220, 150)),
  ],
}
