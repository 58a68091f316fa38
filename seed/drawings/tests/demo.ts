import { DRAWINGS } from '../../records/drawings.ts'
import { demoBy } from '../../../tests/unit/seed/demo.ts'

export const { demo, lines, source } = demoBy(DRAWINGS)
