import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import type { GalleryProject } from '#shared/schemas/store-api/entries.ts'
import { useMessages } from '../use-messages.ts'

const MINUTES_AN_HOUR = 60

type ProjectFactsProps = {
  readonly project: Pick<GalleryProject, 'difficulty' | 'workMinutes' | 'finishedWeightG'>
}

/** Difficulty, working time and weight of a project. */
export function ProjectFacts({ project }: ProjectFactsProps) {
  const { locale, t } = useMessages()
  const { difficulty, workMinutes, finishedWeightG: grams } = project
  const hours = new Intl.NumberFormat(LOCALE_TAGS[locale], { maximumFractionDigits: 1 })
  const facts = [
    [t('content.difficulty'), t(`content.difficulty${difficulty}`)],
    [
      t('content.workTime'),
      t('content.workHours', { hours: hours.format(workMinutes / MINUTES_AN_HOUR) }),
    ],
    [t('content.finishedWeight'), t('content.grams', { grams })],
  ]
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
