// An article's page does not include this style sheet.
import '#client/styles/unroll.css'

export { UnrolledCut } from '#client/ui/unroll/unrolled-cut.tsx'
