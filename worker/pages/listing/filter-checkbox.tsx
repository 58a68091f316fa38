type TickProps = {
  readonly name: string
  readonly value: string
  readonly label: string
  /** How many products it would show; null where that is not known. */
  readonly count: number | null
  readonly checked: boolean
}

/** One choice of a filter. What would show nothing cannot be chosen, only taken back. */
export function FilterCheckbox({ name, value, label, count, checked }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={count === 0 && !checked}
      />
      {`${label} `}
      {count !== null && <small>{count}</small>}
    </label>
  )
}
