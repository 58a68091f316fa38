import { useContext } from 'react'
import { FormContext } from './form-context.ts'
import { TextInput, useFieldError } from './inputs.tsx'

/** A honeypot field for bots. Once filled it becomes visible, so that people can clear it. */
export function HoneypotInput() {
  const isFilled = Boolean(useContext(FormContext).values['website'])
  const isFaulty = Boolean(useFieldError('website'))
  return (
    <div hidden={!isFilled && !isFaulty}>
      <TextInput name="website" autoComplete="off" isOptional />
    </div>
  )
}
