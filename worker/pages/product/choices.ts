import { productHref } from '#client/ui/product-href.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Product, PropertyGroup } from '#shared/schemas/store-api/product.ts'

/**
 * An option of the configurator. `elsewhere` means that it cannot be combined with the other chosen
 * options. Its link then opens the variant with most of them.
 */
export type VariantChoice = {
  readonly id: string
  readonly name: string
  readonly hex: string | null
  readonly href: string
  readonly state: 'chosen' | 'possible' | 'sold-out' | 'elsewhere'
}

export type ChoiceGroup = {
  readonly id: string
  readonly name: string
  readonly choices: readonly VariantChoice[]
}

/** The configurator as links, so that it works without script. Every option links a variant. */
export function choiceGroups(
  locale: Locale,
  product: Product,
  configurator: readonly PropertyGroup[],
  variants: readonly Product[],
): readonly ChoiceGroup[] {
  const current = optionIds(product)
  return configurator
    .map((group) => ({
      id: group.id,
      name: group.name,
      choices: group.options.flatMap((option) => {
        const inGroup = new Set(group.options.map(({ id }) => id))
        const requested = new Set([...current].filter((id) => !inGroup.has(id)).concat(option.id))
        const target = nearest(requested, option.id, variants)
        if (!target) return []
        const exact = [...requested].every((id) => optionIds(target).has(id))
        const state = current.has(option.id)
          ? ('chosen' as const)
          : !exact
            ? ('elsewhere' as const)
            : target.customFields.ripstop_orderable
              ? ('possible' as const)
              : ('sold-out' as const)
        const hex = option.colorHexCode ?? null
        return [{ id: option.id, name: option.name, hex, href: productHref(locale, target), state }]
      }),
    }))
    .filter(({ choices }) => choices.length > 1)
}

/**
 * The variant with this option that shares most requested options; available variants come first.
 */
function nearest(requested: ReadonlySet<string>, optionId: string, variants: readonly Product[]) {
  const score = (variant: Product) =>
    [...optionIds(variant)].filter((id) => requested.has(id)).length * 2 +
    (variant.customFields.ripstop_orderable ? 1 : 0)
  return variants
    .filter((variant) => optionIds(variant).has(optionId))
    .reduce<Product | null>(
      (best, variant) => (best && score(best) >= score(variant) ? best : variant),
      null,
    )
}

function optionIds({
  options,
  optionIds: ids,
}: Pick<Product, 'options' | 'optionIds'>): ReadonlySet<string> {
  return new Set(options?.map(({ id }) => id) ?? ids)
}
