import { Swatch } from '#client/ui/swatch.tsx'
import { useMessages } from '../use-messages.ts'
import type { FacetChoice, ChoiceFacet } from './facets.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'

type ChoiceFilterProps = { readonly facet: ChoiceFacet; readonly open: boolean }

/** Options of one group, with multiple selection. Colours are swatches. */
export function ChoiceFilter({ facet, open }: ChoiceFilterProps) {
  const { t } = useMessages()
  const name = facet.name === null ? 'manufacturer' : 'properties'
  return (
    <details className="collapsible" open={open}>
      <summary>{facet.name ?? t('catalogue.manufacturer')}</summary>
      <div className={facet.swatches ? 'hues' : undefined}>
        {facet.choices.map((choice) =>
          facet.swatches ? (
            <Hue key={choice.id} choice={choice} />
          ) : (
            <FilterCheckbox
              key={choice.id}
              name={name}
              value={choice.id}
              label={choice.name}
              count={choice.count}
              checked={choice.chosen}
            />
          ),
        )}
      </div>
    </details>
  )
}

function Hue({ choice: { id, name, hex, count, chosen } }: { readonly choice: FacetChoice }) {
  return (
    <label>
      <input
        type="checkbox"
        name="properties"
        value={id}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      <Swatch hex={hex ?? 'currentColor'} />
      {`${name} `}
      {count !== null && <small>{count}</small>}
    </label>
  )
}
