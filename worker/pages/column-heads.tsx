type Column = {
  readonly label: string
  /** How many columns stand below it. */
  readonly span?: number
  readonly className?: string
}

/** The head of a table: what stands in each of its columns. */
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
