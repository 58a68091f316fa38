import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { CheckoutResponse, CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { FieldError, FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { cartTabs } from '#client/stores/cart-tabs.ts'
import { clearDraft, restoreDraft } from './draft.ts'
import { setKeyboards } from './keyboards.ts'
import { loadCardFieldsWhenVisible } from './card/load-card.ts'
import { loadChecks } from './load-checks.ts'
import { fieldsOfForm, isChanged, sendCheckout } from './send.ts'

type Start = {
  readonly sums: CheckoutSums
  readonly fieldErrors: FieldErrors
  readonly notices: readonly PageNotice[]
  readonly rules: Omit<CheckoutRules, 'hasDownloads'>
  readonly save: string
  readonly order: string
  readonly addresses: object | null
}

/** The next page after an order: the success page, or the payment provider's page. */
const PLACED = /\/success\/|^http/

/**
 * The hydrated checkout: `save` recalculates the sums and redeems a code on request. `check`
 * validates one field. `order` places the order once, even if pressed repeatedly.
 */
export function useCheckout(form: RefObject<HTMLFormElement | null>, start: Start, failed: string) {
  const [sums, setSums] = useState(start.sums)
  const [fieldErrors, setFieldErrors] = useState(start.fieldErrors)
  const [notices, setNotices] = useState(start.notices)
  const [busy, setBusy] = useState<'no' | 'saving' | 'ordering'>('no')
  const [attempts, setAttempts] = useState(0)
  const isOrdering = useRef(false)
  const latestSave = useRef(0)
  const isHydrated = useRef(false)
  const rules = { ...start.rules, hasDownloads: sums.cart.hasDownloads }

  const input = () => (form.current ? fieldsOfForm(form.current) : [])
  async function found(fields: ReturnType<typeof input>): Promise<FieldErrors> {
    const checks = await loadChecks()
    return checks?.findFieldErrors(fields, rules, start.addresses !== null) ?? {}
  }

  function take(response: CheckoutResponse | null) {
    if (response?.sums) setSums(response.sums)
    setNotices(response ? response.remarks : [{ tone: 'bad', text: failed }])
  }

  async function save(isRedeeming = false) {
    const mine = ++latestSave.current
    setBusy('saving')
    const fields = input()
    if (isRedeeming) fields.push(['redeem', '1'])
    const response = await sendCheckout(start.save, fields)
    if (mine !== latestSave.current) return
    if (response?.location) {
      // If another tab emptied the cart, the response names the next page.
      location.assign(response.location)
      return
    }
    take(response)
    if (isRedeeming && response) clearCode()
    setBusy('no')
  }

  /** Clears the code field, as the response already contains the result. */
  function clearCode() {
    const code = form.current?.querySelector<HTMLInputElement>('[name=promotionCode]')
    if (code) code.value = ''
  }

  // Restores input from before a reload, and recalculates choices made before hydration.
  useEffect(() => {
    if (isHydrated.current || !form.current) return
    isHydrated.current = true
    form.current.addEventListener('focusin', () => void loadChecks(), { once: true })
    restoreDraft(form.current)
    setKeyboards(form.current, rules.countries)
    loadCardFieldsWhenVisible(form.current)
    if (isChanged(form.current)) queueMicrotask(() => void save())
    cartTabs?.addEventListener('message', () => {
      if (!isOrdering.current) void save()
    })
  })

  async function check(name: string) {
    const fieldError: FieldError | undefined = (await found(input()))[name]
    setFieldErrors(({ [name]: _before, ...others }) =>
      fieldError ? { ...others, [name]: fieldError } : others,
    )
  }

  async function order() {
    // No order during a recalculation.
    if (isOrdering.current || busy === 'saving') return
    isOrdering.current = true
    const fields = input()
    const wrong = await found(fields)
    setFieldErrors(wrong)
    setAttempts((count) => count + 1)
    if (Object.keys(wrong).length > 0) {
      isOrdering.current = false
      return
    }
    setBusy('ordering')
    const response = await sendCheckout(start.order, fields)
    if (response?.location) {
      if (PLACED.test(response.location)) {
        clearDraft()
        cartTabs?.postMessage('changed')
      }
      // Stays busy until the next page loads, so that the button cannot be pressed again.
      location.assign(response.location)
      return
    }
    take(response)
    if (response) {
      setFieldErrors(response.faults)
      clearCode()
    }
    setAttempts((count) => count + 1)
    isOrdering.current = false
    setBusy('no')
  }

  return { sums, fieldErrors, notices, busy, attempts, save, check, order }
}
