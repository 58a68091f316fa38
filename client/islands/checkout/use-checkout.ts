import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import type { CheckoutAnswer, CheckoutSums } from '#shared/schemas/forms/checkout-view.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Fault, Faults } from '#shared/schemas/forms/field-error.ts'
import { dropDraft, restoreDraft } from './draft.ts'
import { setKeyboards } from './keyboards.ts'
import { awaitCard } from './card/load-card.ts'
import { loadChecks } from './load-checks.ts'
import { fieldsOfForm, isChanged, sendCheckout } from './send.ts'

type Start = {
  readonly sums: CheckoutSums
  readonly faults: Faults
  readonly remarks: readonly Remark[]
  readonly rules: Omit<CheckoutRules, 'hasDownloads'>
  readonly save: string
  readonly order: string
  readonly addresses: object | null
}

/** The next page after an order: its own, or the payment provider's. */
const PLACED = /\/success\/|^http/

/**
 * The checkout in the browser: `save` recalculates the sums and, if asked to, redeems the typed
 * code; `check` checks one field; `order` orders once, however often it is pressed.
 */
export function useCheckout(form: RefObject<HTMLFormElement | null>, start: Start, failed: string) {
  const [sums, setSums] = useState(start.sums)
  const [faults, setFaults] = useState(start.faults)
  const [remarks, setRemarks] = useState(start.remarks)
  const [busy, setBusy] = useState<'no' | 'saving' | 'ordering'>('no')
  const [attempts, setAttempts] = useState(0)
  const isOrdering = useRef(false)
  const latestSave = useRef(0)
  const isAwake = useRef(false)
  const rules = { ...start.rules, hasDownloads: sums.cart.hasDownloads }

  const typed = () => (form.current ? fieldsOfForm(form.current) : [])
  async function found(fields: ReturnType<typeof typed>): Promise<Faults> {
    const checks = await loadChecks()
    return checks?.findFaults(fields, rules, start.addresses !== null) ?? {}
  }

  function take(answer: CheckoutAnswer | null) {
    if (answer?.sums) setSums(answer.sums)
    setRemarks(answer ? answer.remarks : [{ tone: 'bad', text: failed }])
  }

  async function save(isRedeeming = false) {
    const mine = ++latestSave.current
    setBusy('saving')
    const fields = typed()
    if (isRedeeming) fields.push(['redeem', '1'])
    const answer = await sendCheckout(start.save, fields)
    if (mine !== latestSave.current) return
    if (answer?.location) {
      // If another tab emptied the cart, the answer names the page to go to.
      location.assign(answer.location)
      return
    }
    take(answer)
    if (isRedeeming && answer) clearCode()
    setBusy('no')
  }

  /** The answer reports the result: a typed code is redeemed once. */
  function clearCode() {
    const code = form.current?.querySelector<HTMLInputElement>('[name=promotionCode]')
    if (code) code.value = ''
  }

  // Restores what was typed before a reload, and recalculates for choices made before hydration.
  useEffect(() => {
    if (isAwake.current || !form.current) return
    isAwake.current = true
    form.current.addEventListener('focusin', () => void loadChecks(), { once: true })
    restoreDraft(form.current)
    setKeyboards(form.current, rules.countries)
    awaitCard(form.current)
    if (isChanged(form.current)) queueMicrotask(() => void save())
  })

  async function check(name: string) {
    const fault: Fault | undefined = (await found(typed()))[name]
    setFaults(({ [name]: _before, ...others }) => (fault ? { ...others, [name]: fault } : others))
  }

  async function order() {
    // No order while the sums are being recalculated.
    if (isOrdering.current || busy === 'saving') return
    isOrdering.current = true
    const fields = typed()
    const wrong = await found(fields)
    setFaults(wrong)
    setAttempts((count) => count + 1)
    if (Object.keys(wrong).length > 0) {
      isOrdering.current = false
      return
    }
    setBusy('ordering')
    const answer = await sendCheckout(start.order, fields)
    if (answer?.location) {
      if (PLACED.test(answer.location)) dropDraft()
      // Stays busy until the next page is there: the button cannot be pressed again.
      location.assign(answer.location)
      return
    }
    take(answer)
    if (answer) {
      setFaults(answer.faults)
      clearCode()
    }
    setAttempts((count) => count + 1)
    isOrdering.current = false
    setBusy('no')
  }

  return { sums, faults, remarks, busy, attempts, save, check, order }
}
