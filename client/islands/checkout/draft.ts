import { DAY_MS } from '#shared/domain/durations.ts'

const KEY = 'checkout'
/** Equals the time that the shop stores a session's choices after their last use. */
const LIFETIME_MS = DAY_MS

type Draft = { readonly at: number; readonly values: Readonly<Record<string, string>> }
/** The properties of an input, a text area or a list that are needed here. */
type FormInput = Pick<
  HTMLInputElement,
  'name' | 'value' | 'type' | 'checked' | 'defaultChecked' | 'closest'
> & {
  readonly defaultValue?: string
  readonly options?: Iterable<HTMLOptionElement>
}

/**
 * Stores the input in this tab until the tab closes or the order is placed. It stores only values
 * that the server does not have. The session has the choices, and a script never ticks an
 * agreement.
 */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(readIn(form).map((input) => [input.name, valueOf(input)]))
  store(JSON.stringify({ at: Date.now(), values: { ...readDraft(), ...values } } satisfies Draft))
}

/**
 * Restores values that were entered before this page was loaded, unless they have been changed
 * since.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const values = readDraft()
  for (const input of readIn(form)) {
    const value = values[input.name]
    if (value === undefined || isOfSession(input.name, values) || !isUntouched(input)) continue
    fill(input, value)
    // Opens the collapsed section of a restored value.
    const details = input.closest('details')
    if (details && !isUntouched(input)) details.open = true
  }
  // The shopper typed before hydration.
  if (readIn(form).some((input) => !isUntouched(input))) saveDraft(form)
}

/** Another page may have changed the country: the session decides. */
function isOfSession(name: string, { differentShipping }: Draft['values']): boolean {
  if (!name.endsWith('.countryId')) return false
  return differentShipping !== '1' || name.startsWith('shippingAddress')
}

/** Clears the draft of a placed order. */
export function clearDraft(): void {
  store(null)
}

const TEXT_FIELDS =
  'textarea, select:not([name$=AddressId]), input:not([type=hidden], [type=radio], [type=checkbox], #promotionCode), [name=differentShipping]'

function readIn(form: HTMLFormElement): readonly FormInput[] {
  return [...form.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)]
}

const isTick = ({ type }: FormInput) => type === 'checkbox'

function valueOf(input: FormInput): string {
  return isTick(input) && !input.checked ? '' : input.value
}

/** Browsers may have restored the value themselves when the shopper returned to the page. */
function isUntouched(input: FormInput): boolean {
  if (isTick(input)) return input.checked === input.defaultChecked
  if (!input.options) return input.value === input.defaultValue
  const options = [...input.options]
  // If the server preselected none, browsers choose the first.
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return input.value === first?.value
}

function fill(input: FormInput, value: string): void {
  if (isTick(input)) input.checked = value === input.value
  else if (!input.options || [...input.options].some((option) => option.value === value))
    input.value = value
}

/** Reads the stored draft; any other content counts as no draft. */
function readDraft(): Draft['values'] {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return (Date.now() - (draft?.at ?? 0) < LIFETIME_MS && draft?.values) || {}
  } catch {
    return {}
  }
}

/** Stores the draft; without storage the order still works. */
function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    return
  }
}
