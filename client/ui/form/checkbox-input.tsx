import { useContext, type ReactNode } from 'react'
import { FormContext, inputId } from './form-context.ts'
import { useFieldError } from './inputs.tsx'

type CheckboxInputProps = { readonly name: string; readonly children: ReactNode }

/** A checkbox that must be ticked; its label can contain links. */
export function CheckboxInput({ name, children }: CheckboxInputProps) {
  const { values } = useContext(FormContext)
  const fieldError = useFieldError(name)
  const id = inputId(name)
  return (
    <div className="field">
      <label className="tick choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          required
          defaultChecked={values[name] === '1'}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={fieldError ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {fieldError && (
        <p className="error" id={`${id}-error`}>
          {fieldError}
        </p>
      )}
    </div>
  )
}
