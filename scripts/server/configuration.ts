import { Vars } from '#worker/runtime/env.ts'

/** Ends the process with the messages of a wrong configuration. */
export function requireConfiguration(vars: Readonly<Record<string, unknown>>): void {
  const parsed = Vars.safeParse(vars)
  if (parsed.success) return
  for (const issue of parsed.error.issues) {
    console.error([...issue.path, issue.message].join(': '))
  }
  process.exit(1)
}
