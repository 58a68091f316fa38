import type { ConfiguratorChoice } from '../structs/configurator.ts'
import { groupBy } from '../structs/group-by.ts'

export type FoundVariant = Readonly<{ variantId: string; options: readonly string[] }>

/**
 * The variant with the requested options. If none has them all, options are dropped from the end,
 * but never the option that was just changed. A changed colour therefore selects a variant in that
 * colour. Null if there is none.
 */
export function findVariant(
  choices: readonly ConfiguratorChoice[],
  requested: readonly string[],
  switchedGroup: string | null,
): FoundVariant | null {
  const variants = [...groupBy(choices, (choice) => choice.productId)]
  const groupOf = new Map(choices.map((choice) => [choice.optionId, choice.groupId]))
  const cached = requested.filter((option) => groupOf.get(option) === switchedGroup)
  const optional = requested.filter((option) => !cached.includes(option))
  for (let left = optional.length; left >= 0; left--) {
    const wishes = [...cached, ...optional.slice(0, left)]
    if (wishes.length === 0) break
    const found = variants.find(([, own]) =>
      wishes.every((wish) => own.some((choice) => choice.optionId === wish)),
    )
    if (found) {
      const [variantId, own] = found
      return { variantId, options: own.map((choice) => choice.optionId) }
    }
  }
  return null
}
