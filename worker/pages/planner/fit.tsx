import { Notice } from '#client/ui/notice.tsx'
import { readableName } from '#shared/i18n/product-name.ts'
import { compatibilityHints, type Hint } from '#shared/domain/planner/hints.ts'
import type { Project } from '#shared/schemas/store-api/project.ts'
import { useMessages } from '../use-messages.ts'

const WORDS = {
  'slider-missing': 'sliderMissing',
  'slider-other-size': 'sliderOtherSize',
  'slider-other-kind': 'sliderOtherKind',
  'webbing-missing': 'webbingMissing',
  'webbing-other-width': 'webbingOtherWidth',
  'needle-unfit': 'needleUnfit',
  'thread-unfit': 'threadUnfit',
} as const satisfies Record<Hint['kind'], string>

/** The parts of a project that do not fit together; nothing if all fit. */
export function Fit({ items }: Pick<Project, 'items'>) {
  const { t } = useMessages()
  const hints = compatibilityHints(items.map(({ productId: id, traits }) => ({ id, traits })))
  if (hints.length === 0) return null
  const names = new Map(
    items.map(({ productId, product }) => [productId, readableName(product?.name ?? '')]),
  )
  return (
    <Notice tone="warn">
      <b>{t('planner.fitTitle')}</b>
      <ul>
        {hints.map(({ kind, id, sizes }) => (
          <li key={`${kind} ${id}`}>
            {t(`planner.${WORDS[kind]}`, { name: names.get(id) ?? '', sizes: sizes.join(', ') })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
