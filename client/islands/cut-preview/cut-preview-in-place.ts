// The product page does not include this style sheet.
import '#client/styles/cut-preview.css'

export { CutPreview } from '#client/ui/cut-preview/cut-preview.tsx'
