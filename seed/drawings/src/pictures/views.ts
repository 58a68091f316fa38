import { elasticViews, hookLoopViews, tapeViews, webbingViews } from './band/views.ts'
import { clothViews, meshViews } from './fabric/views.ts'
import { cordLockViews, cordViews, tensionerViews, threadViews } from './cord/views.ts'
import { boardViews, downViews, foamViews, insulationViews } from './fill/views.ts'
import { fluidViews } from './fluid/views.ts'
import { hardwareViews } from './hardware/views.ts'
import { measuredViews } from './measured/views.ts'
import {
  bookViews,
  kitViews,
  patchViews,
  patternViews,
  remnantViews,
  sampleViews,
} from './paper/views.ts'
import { eyeletViews, rivetViews, snapViews } from './press/views.ts'
import type { Subject, View } from '../../index.js'
import { pegViews, poleViews, rodViews } from './tent/views.ts'
import { needleViews, scissorsViews, toolViews } from './tool/views.ts'
import { sliderViews, zipperViews } from './zipper/views.ts'

/** Draws the pictures of one kind. */
type Draw = (s: Subject) => readonly View[]

const KINDS: Readonly<Record<string, Draw>> = {
  'fabric-ripstop': clothViews,
  'fabric-plain': clothViews,
  'fabric-oxford': clothViews,
  'fabric-canvas': clothViews,
  'fabric-knit': clothViews,
  mesh: meshViews,
  membrane: clothViews,
  softshell: clothViews,
  fleece: clothViews,
  laminate: clothViews,
  'laminate-x': clothViews,
  foil: clothViews,
  'zipper-coil': zipperViews,
  'zipper-chain': zipperViews,
  'zipper-airtight': zipperViews,
  slider: sliderViews,
  'buckle-side-release': hardwareViews,
  'buckle-ladder': hardwareViews,
  triglide: hardwareViews,
  cam: hardwareViews,
  hook: hardwareViews,
  ring: hardwareViews,
  carabiner: hardwareViews,
  magnet: hardwareViews,
  webbing: webbingViews,
  tape: tapeViews,
  elastic: elasticViews,
  'hook-loop': hookLoopViews,
  cord: cordViews,
  shockcord: cordViews,
  cordlock: cordLockViews,
  tensioner: tensionerViews,
  thread: threadViews,
  insulation: insulationViews,
  down: downViews,
  foam: foamViews,
  sheet: boardViews,
  rod: rodViews,
  pole: poleViews,
  peg: pegViews,
  snap: snapViews,
  eyelet: eyeletViews,
  rivet: rivetViews,
  glue: fluidViews,
  spray: fluidViews,
  bottle: fluidViews,
  tool: toolViews,
  scissors: scissorsViews,
  needle: needleViews,
  patch: patchViews,
  pattern: patternViews,
  book: bookViews,
  kit: kitViews,
  'sample-card': sampleViews,
  remnant: remnantViews,
}

/** Pictures of a product in display order, the cover first. */
export function drawProduct(s: Subject): readonly View[] {
  const own = KINDS[s.kind]?.(s) ?? []
  return [...own, ...measuredViews(s)]
}
