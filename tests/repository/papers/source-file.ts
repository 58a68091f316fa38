import { readFile } from 'node:fs/promises'

/** A file of the build at its source, where Vite serves it without a build. */
export const sourceFile = (path: string) => readFile(path.replace(/^\/@fs|\?.*$/g, ''))
