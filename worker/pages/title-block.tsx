type TitleBlockProps = { readonly cells: readonly (readonly [label: string, value: string])[] }

/** Named values in a box, like the title block of a technical drawing. */
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
