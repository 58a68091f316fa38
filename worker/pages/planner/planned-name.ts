import { readableName } from '#shared/i18n/article-name.ts'
import type { PlannedItem } from '#shared/schemas/store-api/project.ts'
import { useWords } from '../words.ts'

/** The name of an article in a project, also if the shop no longer has it. */
export function usePlannedName({ product }: PlannedItem): string {
  const { t } = useWords()
  return product ? readableName(product.name) : t('planner.goneName')
}
