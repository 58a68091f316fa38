import { replayed } from './replayed/project.ts'

export default replayed('storefront', 1)
