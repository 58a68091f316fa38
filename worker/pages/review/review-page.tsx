import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { TextArea, TextInput, useFieldError } from '#client/ui/form/inputs.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { MIN_REVIEW_TEXT, MIN_REVIEW_TITLE } from '#shared/schemas/forms/text-lengths.ts'
import type { Review } from '#shared/schemas/store-api/review.ts'
import { urls } from '#shared/urls.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ReviewItem, Rating } from '../product/review-item.tsx'
import { useMessages } from '../use-messages.ts'
import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'

type ReviewPageProps = {
  readonly product: { readonly name: string; readonly number: string; readonly href: string }
  /** The customer's existing review; null if there is none. */
  readonly own: Review | null
  readonly form: PlainFormView
  /** Notices of the previous form. */
  readonly notices: readonly PageNotice[]
}

/** A form to write and change the customer's review of a product, and the review's state. */
export function ReviewPage({ product, own, form, notices }: ReviewPageProps) {
  const { locale, t } = useMessages()
  const title = t('reviews.write')
  const state = own?.customFields?.ripstop_state ?? (own?.status ? 'approved' : 'waiting')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: product.name, href: product.href }, { name: title }]} />
      <div className="stack narrow">
        <h1>{title}</h1>
        <p>
          <b>{t('reviews.formAbout', product)}</b>
        </p>
        <PageNotices notices={notices} />
        {own && (
          <section className="stack tightly">
            <h2 className="h4">{t('reviews.own')}</h2>
            <Notice tone={state === 'approved' ? 'ok' : state === 'refused' ? 'warn' : 'info'}>
              {t(`reviews.${state}`)}
            </Notice>
            <ReviewItem review={own} number={product.number} />
          </section>
        )}
        <p>{t(own ? 'reviews.changeLead' : 'reviews.formLead')}</p>
        <PlainForm
          {...form}
          action={urls.review(locale, product.number)}
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
          <a href={product.href}>{t('reviews.back')}</a>
        </p>
      </div>
    </div>
  )
}

const POINTS = [5, 4, 3, 2, 1] as const

/** One to five stars as radio buttons, each with a text. */
function PointsInput() {
  const { t } = useMessages()
  const { values } = useContext(FormContext)
  const fieldError = useFieldError('points')
  return (
    <fieldset
      className="field"
      id="points"
      tabIndex={-1}
      aria-describedby={fieldError && 'points-error'}
      aria-invalid={fieldError ? true : undefined}
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
      {fieldError && (
        <p className="error" id="points-error">
          {fieldError}
        </p>
      )}
    </fieldset>
  )
}
