type TickProps = {
  readonly name: string
  readonly value: string
  readonly label: string
  /** The number of matching products; null if unknown. */
  readonly count: number | null
  readonly checked: boolean
}

/** One option of a filter. An option without products is disabled unless it is active. */
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
