import { z } from 'zod'

// zod compiles object parsers with `new Function` where it can; the pages' CSP forbids that, and a
// probe alone is already a CSP report. Every schema imports `z` from here, so this runs first.
z.config({ jitless: true })

export { z }
