import type { CartError } from './cart-error.ts'
import { methodBlocked, methodChanged } from './cart-notices.ts'

export type ChosenMethod<Method> = Readonly<{
  method: Method | null
  errors: readonly CartError[]
}>

/**
 * Returns the chosen method if it can be used. Otherwise the first of the `candidates` replaces it,
 * with a notice if a method was chosen before. Without candidates the choice is blocked.
 */
export function chooseMethod<Method extends Readonly<{ id: string; name: string }>>(
  of: 'shipping' | 'payment',
  methods: readonly Method[],
  chosenId: string | null,
  rules: Readonly<{
    isPossible: (method: Method) => boolean
    isCandidate: (method: Method) => boolean
  }>,
): ChosenMethod<Method> {
  const chosen = methods.find(({ id }) => id === chosenId)
  if (chosen && rules.isPossible(chosen)) return { method: chosen, errors: [] }
  const instead = methods.find((method) => rules.isPossible(method) && rules.isCandidate(method))
  if (!instead) {
    const name = (chosen ?? methods[0])?.name ?? ''
    return { method: null, errors: [methodBlocked(of, name)] }
  }
  const errors = chosen ? [methodChanged(of, chosen.name, instead.name)] : []
  return { method: instead, errors }
}
