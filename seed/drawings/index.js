export { drawPattern } from './src/patterns/pattern-file.ts'
export { drawKnowHow } from './src/pictures/know-how/views.ts'
export { drawProject } from './src/pictures/project/views.ts'
export { drawProduct } from './src/pictures/views.ts'
