import { pageFigures } from '#tests/bench/pages.ts'

/** Prints the figures of the built worker, as they stand in docs/performance.md. */
console.log(await pageFigures())
