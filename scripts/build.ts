import { build } from './server/build.ts'

console.log(`Worker and client: ${await build()}`)
