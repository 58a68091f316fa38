import { useEffect, useRef } from 'react'
import { inputId } from '#client/ui/form/form-context.ts'
import { useFieldError } from '#client/ui/form/inputs.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import { MethodRadio } from './method-radio.tsx'

type MethodChoicesProps = {
  readonly name: 'shippingMethodId' | 'paymentMethodId'
  readonly title: string
  readonly methods: readonly MethodView[]
  readonly chosenId: string
}

/** Shipping or payment methods as one radio group. */
export function MethodChoices({ name, title, methods, chosenId }: MethodChoicesProps) {
  const fieldError = useFieldError(name)
  const errorId = `${inputId(name)}-error`
  const choices = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(methods)
  // Every response of the server contains the method that it charges. Setting it manually preserves
  // the focus, and does not undo a choice made before hydration.
  useEffect(() => {
    if (shown.current === methods) return
    shown.current = methods
    for (const radio of choices.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === chosenId
    }
  }, [methods, chosenId])
  return (
    <fieldset
      ref={choices}
      className="choices"
      id={inputId(name)}
      aria-describedby={fieldError ? errorId : undefined}
      tabIndex={-1}
    >
      <legend className="vh">{title}</legend>
      {fieldError && (
        <div id={errorId}>
          <Notice tone="bad">{fieldError}</Notice>
        </div>
      )}
      {methods.map((method) => (
        <MethodRadio
          key={method.id}
          name={name}
          method={method}
          isChosen={method.id === chosenId}
        />
      ))}
    </fieldset>
  )
}
