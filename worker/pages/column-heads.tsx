type Column = {
  readonly label: string
  /** The number of columns below it. */
  readonly span?: number
  readonly className?: string
}

/** The header row of a table. */
export function ColumnHeads({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, span, className }) => (
          <th key={label} scope="col" colSpan={span} className={className}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
