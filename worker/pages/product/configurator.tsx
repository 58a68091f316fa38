import { Swatch } from '#client/ui/swatch.tsx'
import { useMessages } from '../use-messages.ts'
import type { VariantChoice, ChoiceGroup } from './choices.ts'

type ConfiguratorProps = {
  readonly groups: readonly ChoiceGroup[]
  /** The query with the quantity, which the other variants preserve. */
  readonly query: string
}

/**
 * Colours as swatches, other options as chips; each is a link to a variant. With script, the
 * variant replaces this one in place (`client/variants/`).
 */
export function Configurator({ groups, query }: ConfiguratorProps) {
  const { t } = useMessages()
  return groups.map(({ id, name, choices }) => {
    const chosen = choices.find(({ state }) => state === 'chosen')
    const coloured = choices.every(({ hex }) => hex !== null)
    return (
      <nav key={id} className="stack tightly variants" aria-labelledby={`group-${id}`}>
        <h2 className="legend" id={`group-${id}`}>
          {chosen ? t('product.chosen', { group: name, option: chosen.name }) : name}
        </h2>
        <div className={coloured ? 'swatches' : 'chips'}>
          {choices.map((choice) => (
            <Option key={choice.id} choice={choice} query={query} />
          ))}
        </div>
      </nav>
    )
  })
}

function Option({ choice, query }: { readonly choice: VariantChoice; readonly query: string }) {
  const { t } = useMessages()
  const { name, hex, href, state } = choice
  const chosen = state === 'chosen'
  const gone = state === 'sold-out' || state === 'elsewhere'
  const classes = [hex ? 'swatch' : 'chip', chosen && !hex ? 'on' : '', gone ? 'gone' : '']
  const notice =
    state === 'sold-out'
      ? t('product.notAvailable')
      : state === 'elsewhere'
        ? t('product.notInThisCombination')
        : null
  return (
    <a
      className={classes.filter(Boolean).join(' ')}
      href={href + query}
      aria-current={chosen || undefined}
      title={notice ?? undefined}
    >
      {hex && <Swatch hex={hex} />}
      <span>
        {name}
        {notice && <span className="vh">, {notice}</span>}
      </span>
    </a>
  )
}
