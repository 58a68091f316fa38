import * as z from 'zod/mini'

// Forms are checked in the browser too, where the small edition of zod saves 18 kB. The pages' CSP
// forbids the code that zod would generate, so this runs before any schema is made.
z.config({ jitless: true })

export { z }
