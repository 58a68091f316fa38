import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Faults } from '#shared/schemas/forms/field-error.ts'
import { formFaults } from './form-field-errors.ts'

/** A hydrated form: a field is checked when it is left, all of them before they are sent, once. */
export function useAccountForm(first: Faults) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [faults, setFaults] = useState(first)
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  useEffect(() => {
    // The browser may restore the page as it was left, with the form still sending.
    const wakeUp = () => setBusy(false)
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  const found = (): Faults => (form.current ? formFaults(form.current) : {})

  function check(field: string) {
    const fault = found()[field]
    setFaults(({ [field]: _before, ...others }) => (fault ? { ...others, [field]: fault } : others))
  }

  function onLeave(field: string, value: string) {
    if (field in faults || value !== '') check(field)
  }

  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const field = 'name' in target && typeof target.name === 'string' ? target.name : ''
    if (field in faults) check(field)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const wrong = found()
    if (isBusy || Object.keys(wrong).length > 0) {
      event.preventDefault()
      setFaults(wrong)
      setAttempts((count) => count + 1)
      return
    }
    setFaults({})
    setBusy(true)
  }

  return { form, summary, faults, isBusy, onChange, onLeave, onSubmit }
}
