import { isMetreGood } from '#client/ui/price/prices.ts'
import {
  MAX_GROUP_LENGTH,
  MAX_NOTE_LENGTH,
  type ProjectItem,
} from '#shared/domain/planner/project-items.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import type { T } from '#shared/i18n/messages.ts'
import { type Fields, fieldText } from '#shared/schemas/forms/fields.ts'
import { MAX_PROJECT_DESCRIPTION, MAX_PROJECT_NAME } from '#shared/schemas/forms/text-lengths.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import type { PlannedItem } from '#shared/schemas/store-api/project.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** Errors by input name. */
export type FieldErrors = Readonly<Record<string, string>>

/** The items of a project with the entered values and their errors. */
export function readItemsFields(t: T, items: readonly PlannedItem[], fields: Fields) {
  const fieldErrors: Record<string, string> = {}
  const input = items.map(({ productId, product, ...item }): ProjectItem => {
    const text = (kind: 'note' | 'group', most: number) => {
      const name = `${kind}.${productId}`
      if (!isSent(fields, kind, productId)) return item[kind]
      const written = sanitizeLine(fieldText(fields, name)).trim()
      if (written.length > most) fieldErrors[name] = t('planner.textTooLong')
      return written
    }
    return {
      productId,
      quantity: quantityIn(t, fields, product, { productId, before: item.quantity }, fieldErrors),
      note: text('note', MAX_NOTE_LENGTH),
      group: text('group', MAX_GROUP_LENGTH),
    }
  })
  return { items: input, fieldErrors }
}

type PlannedBefore = { readonly productId: string; readonly before: number }

/** The quantity in a product's field; the previous quantity if none was sent. */
export function quantityIn(
  t: T,
  fields: Fields,
  product: Product | null,
  { productId, before }: PlannedBefore,
  fieldErrors: Record<string, string>,
): number {
  if (product === null || !isSent(fields, 'quantity', productId)) return before
  const name = `quantity.${productId}`
  const quantity = readQuantity(fieldText(fields, name), {
    isMetre: isMetreGood(product),
    min: product.minPurchase,
    step: product.purchaseSteps,
    max: null,
  })
  if (quantity.ok) return quantity.value.units
  fieldErrors[name] =
    quantity.error === 'positive' ? t('planner.quantityInvalid') : t(`forms.${quantity.error}`)
  return before
}

function isSent(fields: Fields, kind: string, id: string): boolean {
  const group = Object.hasOwn(fields, kind) ? fields[kind] : undefined
  return typeof group === 'object' && Object.hasOwn(group, id)
}

/** The entered name and description with their errors. */
export function readHeadFields(t: T, fields: Fields) {
  const name = sanitizeLine(fieldText(fields, 'name')).trim()
  const description = fieldText(fields, 'description').trim()
  const fieldErrors: Record<string, string> = {}
  if (name === '') fieldErrors['name'] = t('planner.nameMissing')
  if (name.length > MAX_PROJECT_NAME)
    fieldErrors['name'] = t('planner.nameTooLong', { limit: MAX_PROJECT_NAME })
  if (description === '') fieldErrors['description'] = t('planner.descriptionMissing')
  if (description.length > MAX_PROJECT_DESCRIPTION)
    fieldErrors['description'] = t('planner.descriptionTooLong', { limit: MAX_PROJECT_DESCRIPTION })
  return { name, description, fieldErrors }
}
