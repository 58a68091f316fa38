// An article's page does not wear it.
import '#client/styles/unroll.css'

export { UnrolledCut } from '#client/ui/unroll/unrolled-cut.tsx'
