import {
  cloth,
  each,
  eachIn,
  eachOf,
  first,
  FOR_BACKPACK,
  FOR_RAIN_JACKET,
  FOR_TARP,
  FOR_TENT_FLOOR,
  LIGHT,
  WATERPROOF,
  type Query,
} from './expected.ts'

export const GERMAN_QUERIES: readonly Query[] = [
  ['wasserdicht', cloth(WATERPROOF)],
  ['wasserdichter stoff', cloth(WATERPROOF)],
  ['leichter wasserdichter stoff für tarp', cloth({ ...FOR_TARP, ...WATERPROOF })],
  ['tarpstoff', cloth(FOR_TARP)],
  ['stoff für ein tarp', cloth(FOR_TARP)],
  ['zeltbodenstoff', first('nylon-70d-floor')],
  ['stoff zeltboden', cloth(FOR_TENT_FLOOR)],
  ['regenjackenstoff', cloth(FOR_RAIN_JACKET)],
  ['stoff für rucksack', cloth(FOR_BACKPACK)],
  ['schnittmuster regenjacke', first('pattern-rainjacket')],
  ['daunendichter stoff', eachIn('fabrics-downproof')],
  ['stoff für quilt', eachIn('fabrics-downproof')],
  ['hängematte', first('hammock-nylon')],
  ['zweiwege reißverschluss 60 cm', { ...first('zip-jacket-wr'), ...twoWay() }],
  ['zweiwegereißverschluss', twoWay()],
  ['2-wege reißverschluss', twoWay()],
  ['teilbarer reißverschluss 65 cm', lengthOfZip(65)],
  ['reissverschluss 60cm', lengthOfZip(60)],
  ['wasserdichter reißverschluss', eachIn('zippers-waterrepellent')],
  ['reißverschluss meterware', eachIn('zippers-continuous', 'zippers-waterrepellent')],
  ['kam snaps', first('snaps-plastic')],
  ['druckknopf schwarz', each({ in: ['snaps-snaps'], options: { colour: ['black'] } })],
  ['silnylon', eachIn('fabrics-silicone', 'remnants')],
  ['20den nylon', each({ in: ['fabrics'], figures: { denier: [20, 20] } })],
  ['nylon 70 den', each({ figures: { denier: [70, 70] } })],
  ['stoff unter 40 g/m²', cloth({ grammage: [null, 40] })],
  ['leichter stoff', cloth(LIGHT)],
  ['ultraleicht nylon', cloth(LIGHT)],
  ['10.000 mm wassersäule', cloth({ hydrostatic_head: [10_000, null] })],
  ['wassersäule 20000', cloth({ hydrostatic_head: [20_000, null] })],
  ['gurtband 25mm', webbing(25)],
  ['schwarzes gurtband 20 mm', webbing(20, 'black')],
  ['steckschnalle 25mm', buckle(25)],
  ['schnalle für 20mm gurt', buckle(20)],
  ['rucksackschnalle', eachIn('hardware')],
  ['klettband selbstklebend', first('hookloop-stick')],
  ['klettverschluss schwarz', each({ in: ['hookloop'], options: { colour: ['black'] } })],
  ['kordelstopper', eachOf('cordlock-mini', 'cordlock-std')],
  ['gummischnur 3mm', first('shock-45')],
  ['zeltleine', eachIn('cords-guyline')],
  ['reflektierende abspannleine', first('guyline-2')],
  ['schwarzes nähgarn', each({ in: ['threads'], options: { colour: ['black'] } })],
  ['garn für rucksäcke', eachIn('threads')],
  ['nadel für leder', first('needles-leather')],
  ['jeansnadeln', first('needles-jeans')],
  ['welche schere für stoff', first('scissors')],
  ['nahtdichter für silnylon', first('silicone-sealer')],
  ['nahtband', first('seam-tape-2l', 'seam-tape-3l')],
  ['imprägnierspray', eachOf('dwr-aerosol', 'dwr-pump')],
  ['daunen 850 cuin', first('down-850')],
  ['füllung für schlafsack', eachIn('insulation')],
  ['mückennetz', eachOf('mesh-nanoseeum', 'mesh-poly', 'remnant-mesh')],
  ['netzstoff', eachIn('fabrics-mesh')],
  ['fleecestoff', eachIn('fabrics-fleece', 'fabrics-softshell', 'fabrics-stretch')],
  ['winddichtes softshell', first('softshell-3l')],
  ['atmungsaktiv und wasserdicht', cloth({ ...WATERPROOF, mvtr: [5_000, null] })],
  ['3-lagen-laminat', each({ figures: { layers: [3, 3] } })],
  ['dehnbarer stoff', cloth({ stretch: [10, null] })],
  ['cordura 1000', first('cordura-1000')],
  ['plane für anhänger', first('pvc-tarp')],
  ['dyneema stoff', eachOf('comp-18', 'comp-26', 'comp-50', 'comp-woven-400', 'gridstop-210')],
  ['dyneema schnur', first('cord-uhmwpe')],
  ['titanheringe', first('peg-titan')],
  ['zeltstangen', eachIn('poles')],
  ['schaumstoff 10mm', each({ in: ['sheets-foam'], figures: { thickness: [10, 10] } })],
  ['d-ring 25mm', each({ in: ['hardware-rings'], figures: { webbing_width: [25, 25] } })],
  ['rucksack schnittmuster', first('pattern-backpack')],
  ['reflektierendes band', first('reflex-tape')],
  ['gurdband', eachIn('webbing')],
  ['reisverschluß nr 5', each({ in: ['zippers'], options: { zip_size: ['5'] } })],
  ['flicken für silnylon', first('repair-patch-sil')],
  ['gewachster baumwollstoff', first('canvas-wax')],
  ['recycelter stoff', cloth({ recycled: [50, null] })],
  ['hitzefestes garn', first('thread-aramid')],
  ['art.-nr. 70010', first('silnylon-30d')],
]

function twoWay() {
  return each({ options: { zip_function: ['two-way', 'head-to-head'] } })
}

function lengthOfZip(cm: number) {
  return each({ in: ['zippers'], figures: { length_cm: [cm, cm] } })
}

function webbing(mm: number, colour?: string) {
  const options = colour === undefined ? {} : { colour: [colour] }
  return each({ in: ['webbing'], figures: { width_mm: [mm, mm] }, options })
}

function buckle(mm: number) {
  return each({ in: ['hardware'], figures: { webbing_width: [mm, mm] } })
}
