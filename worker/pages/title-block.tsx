type TitleBlockProps = { readonly cells: readonly (readonly [label: string, value: string])[] }

/** Figures of a sheet, each with its name, as drawings have them in a corner. */
export function TitleBlock({ cells }: TitleBlockProps) {
  return (
    <dl className="block strong">
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
