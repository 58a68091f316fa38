import { useContext, type HTMLAttributes } from 'react'
import { Field, TextField } from '#client/ui/field.tsx'
import { CheckoutFormContext, inputId, type Choice } from './checkout-form.ts'
import { faultText, useCheckoutWords } from './words.ts'

type TextInputProps = {
  readonly name: string
  readonly label: string
  readonly className?: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly hint?: string
  readonly isOptional?: boolean
}

/** A line of text of the checkout, filled with what was typed before. */
export function TextInput({ name, isOptional, ...input }: TextInputProps) {
  const { t } = useCheckoutWords()
  const { values, onLeave } = useContext(CheckoutFormContext)
  return (
    <TextField
      {...input}
      id={inputId(name)}
      name={name}
      defaultValue={values[name]}
      required={!isOptional}
      optional={isOptional ? t('forms.optional') : undefined}
      error={useFault(name)}
      onBlur={(event) => onLeave(name, event.currentTarget.value)}
    />
  )
}

type SelectInputProps = {
  readonly name: string
  readonly label: string
  readonly className?: string
  readonly autoComplete?: string
  readonly choices: readonly Choice[]
}

/** A choice from a closed list. */
export function SelectInput({ name, choices, autoComplete, ...field }: SelectInputProps) {
  const { values } = useContext(CheckoutFormContext)
  return (
    <Field {...field} id={inputId(name)} error={useFault(name)}>
      {(ties) => (
        <select {...ties} name={name} autoComplete={autoComplete} defaultValue={values[name]}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The sentence that stands at a field, if something is wrong with it. */
export function useFault(name: string): string | undefined {
  const { t } = useCheckoutWords()
  const fault = useContext(CheckoutFormContext).faults[name]
  return fault && faultText(t, fault)
}
