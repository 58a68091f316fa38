import { useContext, type HTMLAttributes, type ReactNode } from 'react'
import { Field, TextField, type FieldProps } from '../field.tsx'
import { FormContext, inputId, type FormChoice, type ChoiceGroup } from './form-context.ts'
import { formatFieldError, fieldLabel, type FormMessages } from './form-messages.ts'
import { usePartMessages } from '../messages/messages.ts'

type InputProps = {
  /** The name of the input; its label is looked up under it in the words of forms. */
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

/** A line of text, filled with what was typed before. */
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

/** Several lines of text. */
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
  /** Further choices under a heading each. */
  readonly groups?: readonly ChoiceGroup[]
  readonly asks?: boolean
  readonly isOptional?: boolean
}

const optionOf = ({ id, name }: FormChoice) => (
  <option key={id} value={id}>
    {name}
  </option>
)

/** A choice from a closed list. With `asks` nothing is preselected. */
export function SelectInput({ choices, autoComplete, asks, groups, ...field }: SelectInputProps) {
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
          required={asks}
          defaultValue={values[name]}
        >
          {asks && <option value="">{t('forms.choose')}</option>}
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

/** Any control with the label and the error that its name has in this form. */
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

/** The sentence that stands at a field, if something is wrong with it. */
export function useFieldError(name: string): string | undefined {
  const { t } = usePartMessages<FormMessages>()
  const fieldError = useContext(FormContext).fieldErrors[name]
  return fieldError && formatFieldError(t, fieldError)
}

/** A field names itself; its group is said by the heading above it. */
function useLabel(name: string): string {
  const { t } = usePartMessages<FormMessages>()
  return fieldLabel(t, name.split('.').at(-1) ?? name)
}
