import { Field, TextField } from '#client/ui/field.tsx'
import { MAX_PROJECT_DESCRIPTION } from '#shared/schemas/forms/text-lengths.ts'
import type { Project } from '#shared/schemas/store-api/project.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import type { PlanInput } from './plan-line.tsx'

/** The fields for name and description. */
export function HeadFields({ typed: input }: { readonly typed: PlanInput }) {
  const { t } = useMessages()
  const { values, fieldErrors } = input
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={t('planner.name')}
        defaultValue={values['name']}
        error={fieldErrors['name']}
        autoComplete="off"
        required
      />
      <Field id="description" label={t('planner.description')} error={fieldErrors['description']}>
        {(ties) => (
          <textarea
            {...ties}
            name="description"
            rows={4}
            maxLength={MAX_PROJECT_DESCRIPTION}
            defaultValue={values['description']}
            required
          />
        )}
      </Field>
    </>
  )
}

type PlanSettingsProps = {
  readonly project: Project
  readonly typed: PlanInput
  readonly isGuests: boolean
}

/** The name of a project, its visibility, and its deletion. */
export function PlanSettings({ project, typed: entered, isGuests }: PlanSettingsProps) {
  const { locale, t } = useMessages()
  const { values, fieldErrors } = entered
  const head = { name: project.name, description: project.description, ...values }
  const isOpen = ['name', 'description', 'confirm'].some((name) => fieldErrors[name] !== undefined)
  return (
    <details className="collapsible no-print" open={isOpen || undefined}>
      <summary>{t('planner.settings')}</summary>
      <div className="stack narrow">
        <form className="stack" method="post" action={urls.plan(locale, project.id)} noValidate>
          <input type="hidden" name="version" value={project.version} />
          <HeadFields typed={{ values: head, fieldErrors }} />
          {!isGuests && (
            <fieldset className="stack tightly">
              <legend className="vh">{t('planner.visibility')}</legend>
              <Tick name="public" isOn={project.public} label={t('planner.isPublic')} />
              <Tick
                name="showDescription"
                isOn={project.showDescription}
                label={t('planner.showsDescription')}
              />
            </fieldset>
          )}
          <p>
            <button className="btn ink" name="do" value="head">
              {t('planner.save')}
            </button>
          </p>
        </form>
        <form className="stack" method="post" action={urls.plan(locale, project.id)} noValidate>
          <input type="hidden" name="version" value={project.version} />
          <div className="field">
            <Tick name="confirm" isOn={false} label={t('planner.deleteConfirm')} />
            {fieldErrors['confirm'] && <p className="error">{fieldErrors['confirm']}</p>}
          </div>
          <p>
            <button className="btn" name="do" value="delete">
              {t('planner.delete')}
            </button>
          </p>
        </form>
      </div>
    </details>
  )
}

type TickProps = { readonly name: string; readonly isOn: boolean; readonly label: string }

function Tick({ name, isOn, label }: TickProps) {
  return (
    <label className="tick choice">
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  )
}
