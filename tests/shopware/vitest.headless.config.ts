import { replayed } from './replayed/project.ts'

export default replayed('headless', 2)
