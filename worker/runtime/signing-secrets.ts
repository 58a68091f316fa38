import type { Vars } from './env.ts'

/** The secret that the shop signs with, and the previous one that it accepts during a rotation. */
export type SigningSecrets = Readonly<{ now: string; before: string | null }>

/** Null if the shop has no signing secret. */
export function signingSecretsOf(
  vars: Pick<Vars, 'SIGNING_SECRET' | 'SIGNING_SECRET_BEFORE'>,
): SigningSecrets | null {
  const { SIGNING_SECRET: now, SIGNING_SECRET_BEFORE: before = null } = vars
  return now === undefined ? null : { now, before }
}

/** The secrets that a signature may have been made with, the likelier first. */
export function acceptedSecrets({ now, before }: SigningSecrets): readonly string[] {
  return before === null ? [now] : [now, before]
}
