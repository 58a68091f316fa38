import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'
import { useFault } from '#client/ui/form/inputs.tsx'
import { Rating } from '../product/rating.tsx'
import { useWords } from '../words.ts'

const POINTS = [5, 4, 3, 2, 1] as const

/** One to five stars as a choice; each says in words what it means. */
export function PointsInput() {
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
