// An article's page does not include this style sheet.
import '#client/styles/cut-preview.css'

export { UnrolledCut } from '#client/ui/cut-preview/cut-preview.tsx'
