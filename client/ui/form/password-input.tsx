import { useContext, useState } from 'react'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { Field } from '../field.tsx'
import { FormContext, inputId } from './form-context.ts'
import { fieldLabel, type AccountFormMessages } from './form-messages.ts'
import { useFieldError } from './inputs.tsx'
import { usePartMessages } from '../messages/messages.ts'

type PasswordInputProps = {
  readonly name: string
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
  /** Only a new password has a minimum length. */
  readonly minLength?: number
  /** The name of the input that this one repeats. */
  readonly sameAs?: string
  readonly className?: string
}

/** A password field. The server never fills it in; a button shows the input. */
export function PasswordInput({
  name,
  autoComplete,
  minLength,
  sameAs,
  ...field
}: PasswordInputProps) {
  const { onLeave } = useContext(FormContext)
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const id = inputId(name)
  const { t } = usePartMessages<AccountFormMessages>()
  const toggle = t(isShown ? 'accountForms.hidePassword' : 'accountForms.showPassword')
  return (
    <Field {...field} id={id} label={fieldLabel(t, name)} error={useFieldError(name)}>
      {(ties) => (
        <span className="secret">
          <input
            {...ties}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={minLength}
            data-same-as={sameAs}
            onBlur={(event) => onLeave(name, event.currentTarget.value)}
          />
          {isHydrated && (
            <button
              className="btn"
              type="button"
              aria-controls={id}
              onClick={() => setShown(!isShown)}
            >
              {toggle}
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
