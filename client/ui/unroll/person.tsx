/** As tall as the shop's measure of a person, in millimetres. */
export const PERSON_MM = 1750

const HALF =
  'C20 -1530 44 -1540 46 -1490 C50 -1462 120 -1456 168 -1436 C206 -1420 216 -1380 222 -1320 L248 -1090 L262 -880 C274 -820 272 -760 256 -742 C240 -732 228 -770 224 -820 L214 -900 L186 -1090 L160 -1290 C150 -1200 132 -1130 132 -1070 C140 -990 160 -950 160 -880 L132 -480 C130 -380 112 -200 104 -80 L140 -26 Q146 0 120 0 L44 0 L40 -80 L44 -470 L8 -800'

/** The outline of a person who stands on the ground line at x = 0; one unit is a millimetre. */
export function Person() {
  return (
    <g className="person">
      <path d={`M-4 -1530 H0 ${HALF} H-4 Z`} />
      <path d={`M-4 -1530 H0 ${HALF} H-4 Z`} transform="scale(-1 1)" />
      <ellipse cy="-1636" rx="82" ry="114" />
    </g>
  )
}
