import { formatShortDate } from '#shared/i18n/format.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { ProjectHead } from '#shared/schemas/store-api/project.ts'
import { urls } from '#shared/urls.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { useMessages } from '../use-messages.ts'
import type { PlanInput } from './plan-line.tsx'
import { HeadFields } from './plan-settings.tsx'

type ProjectsPageProps = {
  readonly projects: readonly ProjectHead[]
  readonly typed: PlanInput
  readonly notices: readonly PageNotice[]
}

/** A customer's projects, and a form for a new one. */
export function ProjectsPage({ projects, typed: input, notices }: ProjectsPageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame
      page="projects"
      title={t('planner.title')}
      lead={t('planner.lead')}
      notices={notices}
    >
      {projects.length === 0 ? (
        <p>{t('planner.none')}</p>
      ) : (
        <ul className="note-grid plans">
          {projects.map((project) => (
            <li key={project.id} className="note-card">
              <h2 dir="auto">
                <a href={urls.plan(locale, project.id)}>{project.name}</a>
              </h2>
              <p dir="auto">{excerpt(project.description)}</p>
              <p className="quiet">
                {[
                  t('planner.products', { count: project.itemCount }),
                  t(project.public ? 'planner.visibleToAll' : 'planner.visibleToOwner'),
                  t('planner.changedAt', { date: formatShortDate(locale, project.updatedAt) }),
                ].join(', ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      <section className="stack narrow">
        <h2>{t('planner.newTitle')}</h2>
        <form className="stack" method="post" action={urls.page(locale, 'projects')} noValidate>
          <HeadFields typed={input} />
          <p>
            <button className="btn ink">{t('planner.create')}</button>
          </p>
        </form>
      </section>
    </AccountFrame>
  )
}

const MAX_SHOWN = 160

function excerpt(text: string): string {
  const letters = [...text]
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : text
}
