import { DAY_MS } from '#shared/domain/durations.ts'

const KEY = 'checkout'
/** As long as the shop keeps a session's choices after their last use. */
const LIFETIME_MS = DAY_MS

type Draft = { readonly at: number; readonly values: Readonly<Record<string, string>> }
/** As much of an input, a text area or a list as is needed here. */
type Typed = Pick<
  HTMLInputElement,
  'name' | 'value' | 'type' | 'checked' | 'defaultChecked' | 'closest'
> & {
  readonly defaultValue?: string
  readonly options?: Iterable<HTMLOptionElement>
}

/**
 * Keeps the typed values in this tab, until it is closed or the order is placed. Only those that
 * the server does not know: the session has the choices, and a script never ticks an agreement.
 */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(readIn(form).map((input) => [input.name, valueOf(input)]))
  store(JSON.stringify({ at: Date.now(), values: { ...readDraft(), ...values } } satisfies Draft))
}

/** Restores values that were typed before this page was loaded, unless others were typed since. */
export function restoreDraft(form: HTMLFormElement): void {
  const values = readDraft()
  for (const input of readIn(form)) {
    const value = values[input.name]
    if (value === undefined || isOfSession(input.name, values) || !isUntouched(input)) continue
    fill(input, value)
    // A fold with restored values is opened.
    const fold = input.closest('details')
    if (value && fold) fold.open = true
  }
  // Typed before hydration.
  if (readIn(form).some((input) => !isUntouched(input))) saveDraft(form)
}

/** The destination may have changed on another page: the session decides. */
function isOfSession(name: string, { differentShipping }: Draft['values']): boolean {
  if (!name.endsWith('.countryId')) return false
  return differentShipping !== '1' || name.startsWith('shippingAddress')
}

/** Clears the draft of a placed order. */
export function clearDraft(): void {
  store(null)
}

const TYPED =
  'textarea, select:not([name$=AddressId]), input:not([type=hidden], [type=radio], [type=checkbox], #promotionCode), [name=differentShipping]'

function readIn(form: HTMLFormElement): readonly Typed[] {
  return [...form.querySelectorAll<HTMLInputElement>(TYPED)]
}

const isTick = ({ type }: Typed) => type === 'checkbox'

function valueOf(input: Typed): string {
  return isTick(input) && !input.checked ? '' : input.value
}

/** Browsers may have filled it in themselves when they came back to the page. */
function isUntouched(input: Typed): boolean {
  if (isTick(input)) return input.checked === input.defaultChecked
  if (!input.options) return input.value === input.defaultValue
  const options = [...input.options]
  // Where the server marked none, browsers choose the first.
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return input.value === first?.value
}

function fill(input: Typed, value: string): void {
  if (isTick(input)) input.checked = value === input.value
  else if (!input.options || [...input.options].some((option) => option.value === value))
    input.value = value
}

/** Our own entry, checked all the same: anything else there is no draft. */
function readDraft(): Draft['values'] {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return (Date.now() - (draft?.at ?? 0) < LIFETIME_MS && draft?.values) || {}
  } catch {
    return {}
  }
}

/** A browser that stores nothing still orders. */
function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    return
  }
}
