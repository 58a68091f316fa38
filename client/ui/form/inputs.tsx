import { useContext, type HTMLAttributes, type ReactNode } from 'react'
import { Field, TextField, type FieldProps } from '../field.tsx'
import { FormContext, inputId, type FormChoice, type ChoiceGroup } from './form-context.ts'
import { formatFieldError, fieldLabel, type FormMessages } from './form-messages.ts'
import { usePartMessages } from '../messages/messages.ts'

type InputProps = {
  /** The input name, which is also the key of its label. */
  readonly name: string
  readonly className?: string
  readonly autoComplete?: string
}

type TextInputProps = InputProps & {
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly minLength?: number | undefined
  /** The name of the input that this one repeats. */
  readonly sameAs?: string | undefined
}

/** A text field of one line with the previous input. */
export function TextInput({ name, isOptional, sameAs, ...input }: TextInputProps) {
  const { t } = usePartMessages<FormMessages>()
  const { values, onLeave } = useContext(FormContext)
  return (
    <TextField
      {...input}
      id={inputId(name)}
      name={name}
      label={useLabel(name)}
      defaultValue={values[name]}
      required={!isOptional}
      data-same-as={sameAs}
      optional={isOptional ? t('forms.optional') : undefined}
      error={useFieldError(name)}
      onBlur={(event) => onLeave(name, event.currentTarget.value)}
    />
  )
}

type TextAreaProps = Pick<TextInputProps, 'name' | 'className' | 'hint' | 'isOptional'> & {
  readonly minLength?: number | undefined
  readonly maxLength: number
}

/** A text field of several lines. */
export function TextArea({ minLength, maxLength, ...field }: TextAreaProps) {
  const { name, isOptional } = field
  const { values } = useContext(FormContext)
  return (
    <NamedField {...field}>
      {(ties) => (
        <textarea
          {...ties}
          name={name}
          rows={7}
          required={!isOptional}
          minLength={minLength}
          maxLength={maxLength}
          defaultValue={values[name]}
        />
      )}
    </NamedField>
  )
}

type SelectInputProps = InputProps & {
  readonly choices: readonly FormChoice[]
  /** Further options, grouped by heading. */
  readonly groups?: readonly ChoiceGroup[]
  readonly hasEmptyChoice?: boolean
  readonly isOptional?: boolean
}

const optionOf = ({ id, name }: FormChoice) => (
  <option key={id} value={id}>
    {name}
  </option>
)

/** A select field. With `hasEmptyChoice` nothing is preselected. */
export function SelectInput({
  choices,
  autoComplete,
  hasEmptyChoice,
  groups,
  ...field
}: SelectInputProps) {
  const { name } = field
  const { t } = usePartMessages<FormMessages>()
  const { values } = useContext(FormContext)
  return (
    <NamedField {...field}>
      {(ties) => (
        <select
          {...ties}
          name={name}
          autoComplete={autoComplete}
          required={hasEmptyChoice}
          defaultValue={values[name]}
        >
          {hasEmptyChoice && <option value="">{t('forms.choose')}</option>}
          {choices.map(optionOf)}
          {groups?.map(({ name: heading, choices: below }) => (
            <optgroup key={heading} label={heading}>
              {below.map(optionOf)}
            </optgroup>
          ))}
        </select>
      )}
    </NamedField>
  )
}

type NamedFieldProps = Pick<FieldProps, 'className' | 'hint' | 'children'> & {
  readonly name: string
  readonly isOptional?: boolean | undefined
}

/** Any control with the label and the error of its name. */
function NamedField({ name, isOptional, ...field }: NamedFieldProps) {
  const { t } = usePartMessages<FormMessages>()
  return (
    <Field
      {...field}
      id={inputId(name)}
      label={useLabel(name)}
      optional={isOptional ? t('forms.optional') : undefined}
      error={useFieldError(name)}
    />
  )
}

/** The error message of a field, if any. */
export function useFieldError(name: string): string | undefined {
  const { t } = usePartMessages<FormMessages>()
  const fieldError = useContext(FormContext).fieldErrors[name]
  return fieldError && formatFieldError(t, name, fieldError)
}

/** The label of a field without its group, which the heading above names. */
function useLabel(name: string): string {
  const { t } = usePartMessages<FormMessages>()
  return fieldLabel(t, name.split('.').at(-1) ?? name)
}
