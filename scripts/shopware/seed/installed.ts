import { AdminError, equals, type AdminApi } from '../admin-api.ts'
import { TAGS } from './translated.ts'

export type Installed = Awaited<ReturnType<typeof readInstalled>>

/**
 * Rows of every Shopware that a catalogue references, with this one's ids. Throws an `AdminError`
 * if one is missing.
 */
export async function readInstalled(api: AdminApi) {
  const findId = async (entity: string, field: string, value: string) =>
    (await api.search(entity, { filter: [equals(field, value)] }))[0]?.id
  const needed = async (entity: string, field: string, value: string) => {
    const id = await findId(entity, field, value)
    if (id) return id
    throw new AdminError(`This Shopware has no ${entity} ${value}. Add it first.`)
  }
  const countries: Record<string, string> = {}
  for (const iso of ['DE', 'AT', 'CH']) countries[iso] = await needed('country', 'iso', iso)
  return {
    currencyId: await needed('currency', 'isoCode', 'EUR'),
    languages: {
      de: await needed('language', 'translationCode.code', TAGS.de),
      en: await needed('language', 'translationCode.code', TAGS.en),
    },
    snippetSets: {
      de: await needed('snippet-set', 'iso', TAGS.de),
      en: await needed('snippet-set', 'iso', TAGS.en),
    },
    countries,
    customerGroupId: await first(api, 'customer-group'),
    salutationId: await needed('salutation', 'salutationKey', 'mrs'),
    listingLayoutId: (await oldest(api, 'cms-page', [equals('type', 'product_list')]))?.id,
    productFolderId: await productFolder(api),
    paymentMethods: await paymentMethods(api),
  }
}

type PaymentMethod = Readonly<{ id: string; kind: 'invoice' | 'prepayment' }>

/** Two payment methods without a provider. */
async function paymentMethods(api: AdminApi): Promise<readonly PaymentMethod[]> {
  const methods = (await api.search('payment-method')).flatMap((row): PaymentMethod[] => {
    const name = String(row['technicalName'] ?? row['handlerIdentifier'] ?? '').toLowerCase()
    const kind = (['invoice', 'prepayment'] as const).find((each) => name.includes(each))
    return kind ? [{ id: row.id, kind }] : []
  })
  if (methods.length > 0) return methods
  throw new AdminError('This Shopware has neither invoice nor prepayment as payment method.')
}

async function first(api: AdminApi, entity: string): Promise<string> {
  const row = await oldest(api, entity, [])
  if (row) return row.id
  throw new AdminError(`This Shopware has no ${entity}.`)
}

async function oldest(api: AdminApi, entity: string, filter: readonly object[]) {
  return (await api.search(entity, { filter, sort: [{ field: 'createdAt' }] }))[0]
}

async function productFolder(api: AdminApi): Promise<string | undefined> {
  const [folder] = await api.search('media-folder', {
    filter: [equals('defaultFolder.entity', 'product')],
  })
  return folder?.id
}
