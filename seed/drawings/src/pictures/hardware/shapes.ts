import type { Part } from './part.ts'

/** The halves of a side-release buckle; its bars hold webbing 128 units wide. */
export const MALE: Part = {
  outline:
    'M-86-82q0-8 8-8H78q8 0 8 8V-36q0 10-10 10H62C76 0 82 20 76 32L62 56C56 66 44 62 40 52L26-26H14L10 56q-10 12-20 0L-14-26H-26L-40 52C-44 62-56 66-62 56L-76 32C-82 20-76 0-62-26H-76q-10 0-10-10zM-64-74V-54H64V-74z',
  edges: 'M-52-16q-12 24-10 42M52-16q12 24 10 42M-7-16v62M7-16v62M-76-44H76',
}
export const FEMALE: Part = {
  outline:
    'M-78-62H-24q6 14 24 14t24-14H78q10 0 10 10C88-26 74-20 74-4S88 20 88 34V56q0 10-10 10H-78q-10 0-10-10V34C-88 20-74 12-74-4S-88-26-88-52q0-10 10-10zM-64 30V50H64V30z',
  edges: 'M-62-32q6 26 0 52M62-32q-6 26 0 52M-40-36q40 22 80 0',
  hidden: 'M-50-58V4M50-58V4M-14-44V12q14 10 28 0V-44',
}
/** The female half with a ladder instead of a fixed bar. */
export const FEMALE_DUAL: Part = {
  outline:
    'M-78-62H-24q6 14 24 14t24-14H78q10 0 10 10C88-26 74-20 74-4S88 20 88 34V84q0 10-10 10H-78q-10 0-10-10V34C-88 20-74 12-74-4S-88-26-88-52q0-10 10-10zM-64 26V42H64V26zM-64 60V78H64V60z',
  edges: 'M-62-32q6 26 0 52M62-32q-6 26 0 52M-40-36q40 22 80 0M-60 88H60',
  hidden: 'M-50-58V4M50-58V4M-14-44V12q14 10 28 0V-44',
}
export const LADDER: Part = {
  outline:
    'M-88-60q0-12 12-12H76q12 0 12 12V44q0 18-14 26l-20 12q-12 8-26 8H-28q-14 0-26-8l-20-12q-14-8-14-26zM-62-46V-24H62V-46zM-62 6V32H62V6z',
  edges: 'M-74-56V48M74-56V48M-40 72h80M-34 60h68',
}
export const TRIGLIDE: Part = {
  outline:
    'M-88-46q0-12 12-12H76q12 0 12 12V46q0 12-12 12H-76q-12 0-12-12zM-64-40V-12H64V-40zM-64 12V40H64V12z',
  edges: 'M-76-46V46M76-46V46M-60 0H60',
}
/** A D-ring: straight bar below, bow above. */
export const D_RING: Part = {
  outline:
    'M-84 56q-12 0-12-12V24C-96-44-52-84 0-84S96-44 96 24V44q0 12-12 12zM-64 30H64V22C64-26 38-56 0-56S-64-26-64 22z',
  edges: 'M-80 20C-80-38-44-70 0-70S80-38 80 20',
}
/** A flat hook of bent bar: webbing below, open bow above. */
export const G_HOOK: Part = {
  outline:
    'M-88 84q-10 0-10-10V-60q0-24 24-24H74q24 0 24 24V-20q0 12-12 12H20q-12 0-12-12v-8q0-12 12-12H62V-52H-62V-2H86q12 0 12 12V74q0 10-10 10zM-62 56H62V26H-62z',
  edges: 'M-80 74V-58q0-8 8-8M-54 12H80',
}
/** A clip that closes over webbing by a spring gate. */
export const GATEKEEPER: Part = {
  outline:
    'M-88 86q-10 0-10-10V-62q0-22 22-22H76q22 0 22 22V-34H66V-54H-66V10H86q12 0 12 12V76q0 10-10 10zM-64 58H64V36H-64z',
  edges: 'M-82 76V-58M66-34Q62-8 98-6M66-30q-10 24 0 40M-56 22H56',
}
/** A hook that snaps onto a loop of shock cord; the cord is knotted in its barrel. */
export const ROPE_HOOK: Part = {
  outline:
    'M-20 96q-12 0-12-12V16q0-14 12-20C-46-14-62-34-62-58C-62-92-34-112-2-112S58-94 58-62q0 12-12 12T34-62c0-16-14-26-34-26s-36 12-36 32q0 26 34 34H18q14 4 14 20V84q0 12-12 12z',
  edges: 'M-32 30H32M-32 76H32',
  hidden: 'M-10 30v46M10 30v46',
}
export const CARABINER: Part = {
  outline:
    'M-44 96C-70 96-84 78-80 52L-62-62C-56-96-36-112-6-112C30-112 56-92 60-58L66-20H44L40-54C36-76 22-88-6-88C-24-88-36-78-40-56L-58 54Q-60 74-42 74H14Q32 74 36 54L40 30H62L56 62Q48 96 16 96z',
  edges: 'M-70 44L-52-60C-46-88-32-100-6-100',
}
/** Both halves of a magnetic buckle, one above the other. */
export const MAGNET: Part = {
  outline:
    'M-86-96q0-10 10-10H76q10 0 10 10v40q0 10-8 14C56-26 52-16 52 4S30 44 0 44S-52 24-52 4S-56-26-78-42q-8-4-8-14zM-64-90V-68H64V-90z',
  edges: 'M-76-56H76M-34 4a34 34 0 1 0 68 0a34 34 0 1 0-68 0',
  hidden: 'M-22 4a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
}
export const MAGNET_BASE: Part = {
  outline:
    'M-58-34q-28 6-28 34V56q0 12 12 12H74q12 0 12-12V0q0-28-28-34Q54 14 0 14T-58-34zM-64 30V52H64V30z',
  edges: 'M-70-14Q-60 26 0 26T70-14',
}
/** Frame and lever of a cam buckle. */
export const CAM_FRAME: Part = {
  outline:
    'M-92-104q0-12 12-12H80q12 0 12 12V104q0 12-12 12H-80q-12 0-12-12zM-64-92V-66H64V-92zM-64 20V90H64V20z',
  edges: 'M-80-100V100M80-100V100',
}
export const CAM_LEVER: Part = {
  outline:
    'M-72-36q0-12 12-12H60q12 0 12 12V24q0 10-10 14l-8 20q-4 8-14 8H-40q-10 0-14-8l-8-20q-10-4-10-14z',
  edges:
    'M-84-10h12M72-10h12M-60 46l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8M-40-24H40M-40-12H40M-40 0H40',
}
/** Slides along a shoulder strap and carries the sternum strap in its slot. */
export const STERNUM: Part = {
  outline:
    'M-52-86q-14 0-14 14V72q0 14 14 14H-8q12 0 12-12V46H52q16 0 16-16V-30q0-16-16-16H4V-74q0-12-12-12zM-44-64H-22V64H-44zM10-22H42V22H10z',
  edges: 'M-56-74V74M4-40V40',
}
