import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Notice } from '#client/ui/notice.tsx'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatFigure, formatMoney, formatNumber, formatShortDate } from '#shared/i18n/format.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Project } from '#shared/schemas/store-api/project.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { LinkToCopy } from '../link-to-copy.tsx'
import { TitleBlock } from '../title-block.tsx'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'
import { Fit } from './fit.tsx'
import { planFigures } from './plan-figures.ts'
import type { PlanInput } from './plan-line.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanSettings } from './plan-settings.tsx'

type PlanPageProps = {
  readonly project: Project
  readonly typed: PlanInput
  readonly notices: readonly PageNotice[]
  /** The project belongs to a guest. Without an account it cannot be shared. */
  readonly isGuests: boolean
  /** The complete URL of this page. */
  readonly address: string
}

/** A project: editable for its owner, read-only for others if it is public. */
export function PlanPage({ project, typed: input, notices, isGuests, address }: PlanPageProps) {
  const { locale, t } = useMessages()
  const { own } = project
  const way =
    own && !isGuests ? [{ name: t('planner.title'), href: urls.page(locale, 'projects') }] : []
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...way, { name: project.name }]} />
      <div className="stack apart">
        <section className="stack">
          <div className="title-row">
            <h1 dir="auto">{withSoftHyphens(project.name)}</h1>
            {project.description && project.description !== project.name && (
              <p className="lead described" dir="auto">
                {project.description}
              </p>
            )}
          </div>
          <PageNotices notices={notices} />
          {isGuests && (
            <Notice>
              {t('planner.publicNeedsAccount')}{' '}
              <a href={urls.login(locale, urls.plan(locale, project.id))}>{t('planner.toLogin')}</a>
            </Notice>
          )}
          <Totals project={project} />
        </section>
        <Fit items={project.items} />
        <PlanList project={project} typed={input} />
        {own && !isGuests && project.public && <Share address={address} />}
        {own ? (
          <PlanSettings project={project} typed={input} isGuests={isGuests} />
        ) : (
          <p className="no-print">
            <a className="btn" href={urls.planAdd(locale, { project: project.id })} rel="nofollow">
              {t('planner.take')}
            </a>
          </p>
        )}
        <p className="quiet no-print">{t('planner.print')}</p>
      </div>
    </div>
  )
}

function Totals({ project }: { readonly project: Project }) {
  const { locale, t } = useMessages()
  const { grams, squareMetres } = planFigures(project)
  const cells: readonly (readonly [string, string])[] = [
    [t('planner.positions'), formatNumber(locale, project.items.length)],
    [t('planner.weight'), t('planner.grams', { grams: formatNumber(locale, Math.round(grams)) })],
    [t('planner.area'), t('planner.squareMetres', { area: formatFigure(locale, squareMetres) })],
    [t('planner.price'), formatMoney(locale, centsFromDecimal(project.price.total))],
    [
      t('planner.visibility'),
      t(project.public ? 'planner.visibleToAll' : 'planner.visibleToOwner'),
    ],
    [t('planner.changed'), formatShortDate(locale, project.updatedAt)],
  ]
  return <TitleBlock cells={cells} />
}

/** The link to share with visitors who may see the project. */
function Share({ address }: { readonly address: string }) {
  const { t } = useMessages()
  return (
    <section className="stack no-print">
      <h2 className="h4">{t('planner.shareTitle')}</h2>
      <LinkToCopy label={t('planner.link')} address={address} />
      <p className="quiet">{t('planner.shareHint')}</p>
    </section>
  )
}

type NoPlanPageProps = { readonly title: string; readonly text: string; readonly back: string }

/** Shown for a project that does not exist or that the visitor may not see. */
export function NoPlanPage({ title, text, back }: NoPlanPageProps) {
  const { locale, t } = useMessages()
  const hasGallery = useHas('gallery')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('planner.title') }]} />
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="row">
          <a className="btn" href={urls.login(locale, back)}>
            {t('account.login')}
          </a>
          {hasGallery && (
            <a className="btn" href={urls.page(locale, 'gallery')}>
              {t('content.galleryTitle')}
            </a>
          )}
        </p>
      </div>
    </div>
  )
}
