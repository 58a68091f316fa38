import * as z from 'zod/mini'

// Forms are validated in the browser too, where `zod/mini` saves 18 kB. The pages' CSP forbids the
// code that zod would generate, so this runs before any schema is created.
z.config({ jitless: true })

export { z }
