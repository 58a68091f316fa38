import { ServerPart } from '../server-part.tsx'
import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'

type MethodRadioProps = {
  readonly name: string
  readonly method: MethodView
  readonly isChosen: boolean
}

/** One shipping or payment method. An unavailable one stays visible, with the reason. */
export function MethodRadio({ name, method, isChosen }: MethodRadioProps) {
  const isPossible = method.refusal === null
  return (
    <div className="choice">
      <label className="tick">
        <input
          type="radio"
          name={name}
          value={method.id}
          disabled={!isPossible}
          defaultChecked={isChosen && isPossible}
        />
        <span data-pay={method.kind}>
          <b>{method.name}</b>
          <span className="sub">{method.refusal ?? method.note}</span>
        </span>
        <span className="side">{method.cost}</span>
      </label>
      {method.kind === 'card' && <ServerPart name="card" className="more" />}
    </div>
  )
}
