import { DRAWINGS } from '../../records/drawings.ts'
import { demoBy } from '../../../tests/repository/seed/demo.ts'

export const { demo, lines, source } = demoBy(DRAWINGS)
