import type { LocaleText } from '../../index.js'

const step = (de: string, en: string): LocaleText => ({ de, en })

const CORNERS = step(
  'Verstärkungen auf die linke Seite legen, Kanten 1 cm einschlagen und zweimal absteppen.',
  'Lay reinforcements onto the wrong side, fold edges in by 1 cm and topstitch twice.',
)
const HEM = step(
  'Offene Kanten zweimal je 1 cm einschlagen und knappkantig absteppen.',
  'Turn raw edges under twice by 1 cm and topstitch close to the fold.',
)

/** Sewing steps of each pattern, by the key of its parent. */
export const STEPS: Readonly<Record<string, readonly LocaleText[]>> = {
  'pattern-tarp': [
    step(
      'Zwei Bahnen von 300 × 142 cm zuschneiden und am First mit einer Kappnaht verbinden.',
      'Cut two panels of 300 × 142 cm and join them at the ridge with a flat-felled seam.',
    ),
    HEM,
    CORNERS,
    step(
      'An allen sechzehn Punkten eine Lasche mit Gurtband aufnähen, Stiche quer zum Zug.',
      'Sew a patch with webbing to all sixteen points, stitches across the pull.',
    ),
    step(
      'Den First von außen abdichten und trocknen lassen.',
      'Seal the ridge from outside and let it dry.',
    ),
  ],
  'pattern-quilt': [
    step(
      'Ober- und Unterstoff nach der Tabelle in der Länge Ihrer Körpergröße plus 25 cm zuschneiden.',
      'Cut shell and lining to your height plus 25 cm.',
    ),
    step(
      'Füllung zwischen die Lagen legen und alle 30 cm von Hand heften.',
      'Lay the insulation between the layers and tack it by hand every 30 cm.',
    ),
    step(
      'Boden der Fußbox rechts auf rechts in den unteren Rand einsetzen, Markierungen treffen sich.',
      'Set the end of the footbox into the lower edge, right sides together, marks meeting.',
    ),
    step('Tunnel aufsteppen, Kordel einziehen.', 'Topstitch the channel, thread the cord.'),
    step('Halsbündchen doppelt legen und annähen.', 'Fold the neck edge double and sew it on.'),
  ],
  'pattern-backpack': [
    step(
      'Fronttasche oben säumen und auf das Vorderteil heften.',
      'Hem the pocket at its top and tack it to the front.',
    ),
    step(
      'Je zwei Schulterträger links auf links mit Schaum füllen und einfassen.',
      'Fill pairs of shoulder straps with foam, wrong sides together, and bind them.',
    ),
    step(
      'Träger und Hüftflügel am Rückenteil annähen, jede Naht dreimal im Zugbereich.',
      'Sew straps and hip wings to the back panel, three times wherever they pull.',
    ),
    step(
      'Seitenteile mit Vorder- und Rückenteil verbinden, dann den Boden einsetzen.',
      'Join the side panels to front and back, then set in the bottom.',
    ),
    step(
      'Obere Kante 3 cm einschlagen, Steifband einlegen, Schnallen anbringen.',
      'Turn the top under by 3 cm, insert the stiffener, add the buckles.',
    ),
  ],
  'pattern-bivvy': [
    step(
      'Bodenwanne und Oberteil in Ihrer Länge zuschneiden: Körpergröße plus 30 cm.',
      'Cut floor and top to your length: height plus 30 cm.',
    ),
    step(
      'Netzfenster in den Ausschnitt des Oberteils einnähen, Kanten einfassen.',
      'Sew the mesh window into the opening of the top and bind its edges.',
    ),
    step('Kapuzenbögen entlang der Rundung verbinden.', 'Join the hood arches along the curve.'),
    step('Fußteil ohne Falten einsetzen.', 'Set in the foot end without puckers.'),
    step('Alle Nähte der Wanne abdichten.', 'Seal every seam of the floor.'),
  ],
  'pattern-framebag': [
    step(
      'Probeform ausschneiden, in den Rahmen halten und die Kanten nach dem eigenen Rad versetzen.',
      'Cut out the trial shape, hold it into the frame and move its edges to fit your bike.',
    ),
    step(
      'Reißverschluss zwischen Umlauf und rechte Seite nähen.',
      'Sew the zip between gusset and right side.',
    ),
    step('Klettgurte an die Markierungen heften.', 'Tack the straps to the marks.'),
    step(
      'Umlauf erst an die eine, dann an die andere Seite nähen, Ecken einschneiden.',
      'Sew the gusset to one side, then the other; clip the corners.',
    ),
  ],
  'pattern-drybag': [
    step(
      'Mantel zum Ring schließen; bei 5 und 10 Litern aus zwei Hälften.',
      'Close the side to a ring; of two halves for 5 and 10 litres.',
    ),
    step(
      'Mantel und Boden vierteln, an den Vierteln stecken und den Boden einsetzen.',
      'Quarter side and bottom, pin at the quarters and set in the bottom.',
    ),
    step(
      'Oben 2 cm einschlagen, Gurtband auflegen, Schnalle einfädeln.',
      'Turn the top under by 2 cm, add webbing, thread the buckle.',
    ),
    step('Nähte von innen abdichten und prüfen.', 'Seal the seams from inside and test them.'),
  ],
  'pattern-rainjacket': [
    step(
      'Schulternähte schließen und auf der linken Seite verkleben.',
      'Close the shoulders and tape them on the wrong side.',
    ),
    step(
      'Ärmel flach einsetzen, dann Seite und Ärmel in einem Zug schließen.',
      'Set the sleeves in flat, then close side and sleeve in one run.',
    ),
    step(
      'Kapuze: Seiten an die Mitte nähen, dann in den Halsausschnitt.',
      'Hood: sew the sides to the centre, then into the neckline.',
    ),
    step('Frontreißverschluss mit Untertritt einsetzen.', 'Set in the front zip with its guard.'),
    HEM,
    step('Jede Naht mit Nahtband bei 130 °C verkleben.', 'Tape every seam at 130 °C.'),
  ],
  'pattern-rainskirt': [
    step(
      'Vier Viertel an den Seiten verbinden, eine Kante bleibt offen.',
      'Join the four quarters at their sides, one edge stays open.',
    ),
    HEM,
    step(
      'Bundhälften verbinden, doppelt legen und annähen.',
      'Join the halves of the waistband, fold and sew on.',
    ),
    step(
      'Drei Klettstücke oder einen Reißverschluss anbringen.',
      'Add three pieces of hook and loop, or a zip.',
    ),
  ],
  'pattern-gaiters': [
    step('Innere und äußere Hälfte hinten verbinden.', 'Join inner and outer halves at the back.'),
    step('Vorn schließen oder einen Reißverschluss einsetzen.', 'Close the front or set in a zip.'),
    step(
      'Oben und unten Gummiband in den Saum ziehen.',
      'Thread elastic through hems at top and bottom.',
    ),
    step('Hakenschlaufe vorn unten annähen.', 'Sew the hook loop to the lower front.'),
  ],
  'pattern-beanie': [
    step(
      'Vier Keile paarweise, dann die Hälften verbinden.',
      'Join the four wedges in pairs, then the halves.',
    ),
    step(
      'Bündchen zum Ring schließen, doppelt legen und gedehnt annähen.',
      'Close the cuff to a ring, fold it and sew it on stretched.',
    ),
    step(
      'Kopfnetz ebenso; den unteren Saum als Tunnel für eine Kordel nähen.',
      'The head net alike; sew its lower hem as a channel for a cord.',
    ),
  ],
  'pattern-hoody': [
    step(
      'Kängurutasche oben und an den Eingriffen säumen, aufsteppen.',
      'Hem the pocket at its top and openings, topstitch it on.',
    ),
    step(
      'Schultern schließen, Ärmel flach einsetzen.',
      'Close the shoulders, set the sleeves in flat.',
    ),
    step(
      'Seiten und Ärmel in einem Zug schließen, Daumenlöcher aussparen.',
      'Close sides and sleeves in one run, leaving thumb holes.',
    ),
    step(
      'Kapuze aus zwei Lagen nähen und in den Halsausschnitt setzen.',
      'Sew the hood of two layers and set it into the neckline.',
    ),
    HEM,
  ],
  'book-workshop': [
    step(
      'Packbeutel: Boden einsetzen, Tunnel für die Kordel nähen.',
      'Stuff sack: set in the bottom, sew a channel for the cord.',
    ),
    step(
      'Ecken eines Tarps wie im Kapitel „Abspannpunkte“ verstärken.',
      'Reinforce the corners of a tarp as in the chapter on tie-outs.',
    ),
    step(
      'Gurtschlaufen mit einem Riegel aus dichtem Zickzack sichern.',
      'Secure webbing loops by a bar of dense zigzag.',
    ),
    step(
      'Reißverschlusstasche: erst den Reißverschluss, dann die Seiten.',
      'Zipped pouch: the zip first, then the sides.',
    ),
  ],
}
