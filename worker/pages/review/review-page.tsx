import { Remarks } from '#client/islands/cart/page-notices.tsx'
import { TextArea, TextInput, useFault } from '#client/ui/form/inputs.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { MIN_REVIEW_TEXT, MIN_REVIEW_TITLE } from '#shared/schemas/forms/text-lengths.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import { urls } from '#shared/urls.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ReviewArticle, Rating } from '../product/review-item.tsx'
import { useWords } from '../use-messages.ts'
import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'

type ReviewPageProps = {
  readonly article: { readonly name: string; readonly number: string; readonly href: string }
  /** The customer's review of it, if there is one already. */
  readonly own: Review | null
  readonly form: PlainFormView
  /** The message of the form that was posted before. */
  readonly remarks: readonly Remark[]
}

/** The customer's review of an article: writing it, its state, and changing it. */
export function ReviewPage({ article, own, form, remarks }: ReviewPageProps) {
  const { locale, t } = useWords()
  const title = t('reviews.write')
  const state = own?.customFields?.ripstop_state ?? (own?.status ? 'approved' : 'waiting')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: article.name, href: article.href }, { name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        <p>
          <b>{t('reviews.formAbout', article)}</b>
        </p>
        <Remarks remarks={remarks} />
        {own && (
          <section className="stack tightly">
            <h2 className="h4">{t('reviews.own')}</h2>
            <Notice tone={state === 'approved' ? 'ok' : state === 'refused' ? 'warn' : 'info'}>
              {t(`reviews.${state}`)}
            </Notice>
            <ReviewArticle review={own} number={article.number} />
          </section>
        )}
        <p>{t(own ? 'reviews.changeLead' : 'reviews.formLead')}</p>
        <PlainForm
          {...form}
          action={urls.review(locale, article.number)}
          submit={t(own ? 'reviews.change' : 'reviews.send')}
          hidden={own ? { id: own.id } : {}}
        >
          <PointsInput />
          <TextInput
            name="title"
            minLength={MIN_REVIEW_TITLE}
            hint={t('reviews.atLeast', { limit: MIN_REVIEW_TITLE })}
          />
          <TextArea
            name="text"
            minLength={MIN_REVIEW_TEXT}
            maxLength={5000}
            hint={t('reviews.atLeast', { limit: MIN_REVIEW_TEXT })}
          />
          <TextInput
            name="author"
            autoComplete="nickname"
            hint={t('reviews.nameHint')}
            isOptional
          />
        </PlainForm>
        <p>
          <a href={article.href}>{t('reviews.back')}</a>
        </p>
      </div>
    </div>
  )
}

const POINTS = [5, 4, 3, 2, 1] as const

/** One to five stars as a choice; each says in words what it means. */
function PointsInput() {
  const { t } = useWords()
  const { values } = useContext(FormContext)
  const fault = useFault('points')
  return (
    <fieldset
      className="field"
      id="points"
      tabIndex={-1}
      aria-describedby={fault && 'points-error'}
      aria-invalid={fault ? true : undefined}
    >
      <legend>{t('reviews.pointsLegend')}</legend>
      {POINTS.map((points) => (
        <label key={points} className="tick">
          <input
            type="radio"
            name="points"
            value={points}
            required
            defaultChecked={values['points'] === String(points)}
          />
          <span className="row">
            <Rating points={points} />
            {t(`reviews.points${points}`)}
          </span>
        </label>
      ))}
      {fault && (
        <p className="error" id="points-error">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
