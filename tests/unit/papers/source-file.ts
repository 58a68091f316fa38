import { readFile } from 'node:fs/promises'

/** A file of the build, where Vite says that it is while nothing is built: at its source. */
export const sourceFile = (path: string) => readFile(path.replace(/^\/@fs|\?.*$/g, ''))
