import { z } from 'zod'

// zod compiles object parsers with `new Function` if it can. The pages' CSP forbids that, and zod's
// test of it would already cause a CSP report. Every schema imports `z` from here, so this runs
// first.
z.config({ jitless: true })

export { z }
