import { idOf } from '#worker/backend/sql/ids.ts'
import type { AdminApi } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import type { Installed } from './installed.ts'
import { TAX_RATES } from './price.ts'
import { translated } from './translated.ts'

/** Holds for every cart, since Shopware's tier prices need a rule. */
export const ALWAYS_RULE = idOf('rule', 'always')
export const countryRule = (iso: string) => idOf('rule', `country/${iso}`)
export const DELIVERY_TIME = idOf('delivery-time', '2-4')

const UNITS = {
  m: { shortCode: { de: 'm', en: 'm' }, name: { de: 'Meter', en: 'metre' } },
  m2: { shortCode: { de: 'm²', en: 'sqm' }, name: { de: 'Quadratmeter', en: 'square metre' } },
  kg: { shortCode: { de: 'kg', en: 'kg' }, name: { de: 'Kilogramm', en: 'kilogram' } },
  l: { shortCode: { de: 'l', en: 'l' }, name: { de: 'Liter', en: 'litre' } },
  piece: { shortCode: { de: 'Stück', en: 'piece' }, name: { de: 'Stück', en: 'piece' } },
} as const

/** Taxes, units, rules, manufacturers and properties, which products reference. */
export async function seedBasics(api: AdminApi, catalogue: Catalogue, installed: Installed) {
  const taxes = Object.entries(TAX_RATES)
  await api.upsert(
    'tax',
    taxes.map(([key, taxRate], position) => ({
      id: idOf('tax', key),
      taxRate,
      position,
      name: `${taxRate} %`,
    })),
  )
  await api.upsert(
    'unit',
    Object.entries(UNITS).map(([key, { shortCode, name }]) => ({
      id: idOf('unit', key),
      shortCode: translated(shortCode),
      name: translated(name),
    })),
  )
  const days = translated({ de: '2–4 Tage', en: '2–4 days' })
  await api.upsert('delivery_time', [
    { id: DELIVERY_TIME, min: 2, max: 4, unit: 'day', name: days },
  ])
  await api.upsert('rule', rulesOf(installed))
  await api.upsert(
    'product_manufacturer',
    catalogue.manufacturers.map(({ key, contact, description }) => ({
      id: idOf('manufacturer', key),
      name: contact.name,
      description: translated(description),
    })),
  )
  await api.upsert('property_group', catalogue.properties.map(groupRow), 10)
}

function rulesOf({ countries }: Installed) {
  const always = {
    id: ALWAYS_RULE,
    name: 'Immer gültig (ripstop)',
    priority: 1,
    conditions: [{ id: idOf('rule-condition', 'always'), type: 'alwaysValid', value: {} }],
  }
  const byCountry = Object.entries(countries).map(([iso, id]) => ({
    id: countryRule(iso),
    name: `Lieferland ${iso} (ripstop)`,
    priority: 2,
    conditions: [
      {
        id: idOf('rule-condition', `country/${iso}`),
        type: 'customerShippingCountry',
        value: { operator: '=', countryIds: [id] },
      },
    ],
  }))
  return [always, ...byCountry]
}

function groupRow(group: Catalogue['properties'][number]) {
  return {
    id: idOf('property-group', group.key),
    name: translated(group.name),
    displayType: group.display === 'colour' ? 'color' : 'text',
    sortingType: 'position',
    position: group.position,
    filterable: group.filterable,
    visibleOnProductDetailPage: true,
    options: group.options.map(({ key, name, hex }, position) => ({
      id: idOf('property-option', `${group.key}/${key}`),
      name: translated(name),
      position,
      ...(hex && { colorHexCode: hex }),
    })),
  }
}
