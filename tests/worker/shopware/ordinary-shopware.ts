import recorded from '#tests/replay/data/answers.json?raw'
import ordinary from '#tests/replay/data/ordinary.json?raw'
import { anOrdinaryShopware, ordinaryCalls, type OrdinaryCall } from '#tests/replay/ordinary.ts'

const known = ordinaryCalls(ordinary)

/** A recorded call of `data/ordinary.json`. */
export function ordinaryCall(name: string): OrdinaryCall {
  const call = known.get(name)
  if (!call) throw new Error(`data/ordinary.json has no call ${name}`)
  return call
}

/** A Shopware at this address with these recorded calls, given by name or changed. */
export const ordinaryAt = (host: string, calls: readonly (string | OrdinaryCall)[]) =>
  anOrdinaryShopware({
    recorded,
    calls: calls.map((call) => (typeof call === 'string' ? ordinaryCall(call) : call)),
    origin: `https://${host}`,
  })
