import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { focusError } from '#client/ui/form/focus-error.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { formFieldErrors } from './form-field-errors.ts'

/** A hydrated form: validates a field on blur and all fields on submit, and submits once. */
export function useAccountForm(first: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [fieldErrors, setFieldErrors] = useState(first)
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (attempts > 0) focusError(summary.current)
  }, [attempts])

  useEffect(() => {
    // The back-forward cache can restore the page while its form is still busy.
    const wakeUp = () => setBusy(false)
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  const found = (): FieldErrors => (form.current ? formFieldErrors(form.current) : {})

  function check(field: string) {
    const fieldError = found()[field]
    setFieldErrors(({ [field]: _before, ...others }) =>
      fieldError ? { ...others, [field]: fieldError } : others,
    )
  }

  function onLeave(field: string, value: string) {
    if (field in fieldErrors || value !== '') check(field)
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const field = 'name' in target && typeof target.name === 'string' ? target.name : ''
    if (field in fieldErrors) check(field)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const wrong = found()
    if (isBusy || Object.keys(wrong).length > 0) {
      event.preventDefault()
      setFieldErrors(wrong)
      setAttempts((count) => count + 1)
      return
    }
    setFieldErrors({})
    setBusy(true)
  }

  return { form, summary, fieldErrors, isBusy, onChange, onLeave, onSubmit }
}
