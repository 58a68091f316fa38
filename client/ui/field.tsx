import type { InputHTMLAttributes, ReactNode } from 'react'

export type FieldProps = {
  readonly id: string
  readonly label: string
  /** Shown next to the label of an optional field. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly className?: string | undefined
  /** Renders the control with the attributes that connect it to label, hint and error. */
  readonly children: (ties: Ties) => ReactNode
}

/** The attributes that connect a control to its label, hint and error. */
type Ties = {
  readonly id: string
  readonly className: 'in'
  readonly 'aria-invalid'?: true | undefined
  readonly 'aria-describedby'?: string | undefined
}

/** Label above, hint below; an error replaces the hint. */
export function Field({ id, label, optional, hint, error, className, children }: FieldProps) {
  const notice = error ?? hint
  const noticeId = `${id}-${error ? 'error' : 'hint'}`
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">{optional}</span>}
      </label>
      {children({
        id,
        className: 'in',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notice ? noticeId : undefined,
      })}
      {notice && (
        <p className={error ? 'error' : 'hint'} id={noticeId}>
          {notice}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'name'
    | 'autoComplete'
    | 'inputMode'
    | 'required'
    | 'minLength'
    | 'defaultValue'
    | 'onBlur'
  > & { readonly 'data-same-as'?: string | undefined }

/** A text field of one line. */
export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(ties) => <input {...ties} {...input} />}
    </Field>
  )
}
