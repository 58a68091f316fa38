import { factory } from '#worker/runtime/context.ts'
import { Vars } from '#worker/runtime/env.ts'

let parsed: { readonly from: object; readonly vars: ReturnType<typeof Vars.safeParse> } | null =
  null

/** Parses the vars once per isolate. Responds with status 500 and a list of all invalid vars. */
export const parseConfig = factory.createMiddleware((c, next) => {
  if (parsed?.from !== c.env) parsed = { from: c.env, vars: Vars.safeParse(c.env) }
  const { vars } = parsed
  if (!vars.success) {
    const sentences = vars.error.issues.map((issue) => [...issue.path, issue.message].join(': '))
    return Promise.resolve(c.text(sentences.join('\n'), 500))
  }
  c.set('vars', vars.data)
  c.set('degraded', false)
  c.set('pathHasPage', false)
  c.set('isStaleOnError', false)
  return next()
})
