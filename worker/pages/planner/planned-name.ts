import { readableName } from '#shared/i18n/article-name.ts'
import type { PlannedItem } from '#shared/schemas/store-api/project.ts'
import { useWords } from '../words.ts'

/** What an article of a project is called, also when the shop has it no more. */
export function usePlannedName({ product }: PlannedItem): string {
  const { t } = useWords()
  return product ? readableName(product.name) : t('planner.goneName')
}
