import { useContext, type ReactNode } from 'react'
import { FormContext, inputId } from './form-context.ts'
import { useFault } from './inputs.tsx'

type TickInputProps = { readonly name: string; readonly children: ReactNode }

/** A box that must be ticked; its text stands beside it, with its links. */
export function TickInput({ name, children }: TickInputProps) {
  const { values } = useContext(FormContext)
  const fault = useFault(name)
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
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {fault && (
        <p className="error" id={`${id}-error`}>
          {fault}
        </p>
      )}
    </div>
  )
}
