import type { components, operations } from '@shopware/api-client/store-api-types'

type Register = operations['register post /account/register']
type Navigation = operations['readNavigation post /navigation/{activeId}/{rootId}']

type CreateAddress = operations['createCustomerAddress post /account/address']
type UpdateAddress = operations['updateCustomerAddress patch /account/address/{addressId}']
type AnyFields = { body: Readonly<Record<string, unknown>> }
type ReadOrder = operations['readOrder post /order']
type Search = operations['readProduct post /product']

/**
 * Corrections of the official types: a form sends no address ids, and a tree is optional. Filters
 * can contain lists and each other. Orders are read without required fields.
 */
type Corrected = {
  'createCustomerAddress post /account/address': Omit<CreateAddress, 'body'> & AnyFields
  'updateCustomerAddress patch /account/address/{addressId}': Omit<UpdateAddress, 'body'> &
    AnyFields
  'readOrder post /order': Omit<ReadOrder, 'body'> & {
    body: object
    response: ReadOrder['response']
  }
  'readProduct post /product': Omit<Search, 'body'> & {
    body?: Omit<components['schemas']['Criteria'], 'filter'> & { filter?: readonly object[] }
    response: Search['response']
  }
  'register post /account/register': Omit<Register, 'body'> & {
    body: Readonly<Record<string, unknown>>
    response: components['schemas']['Customer']
  }
  'readNavigation post /navigation/{activeId}/{rootId}': Omit<Navigation, 'body'> & {
    body: Readonly<{ depth?: number; buildTree?: boolean }>
    response: components['schemas']['NavigationRouteResponse']
  }
}

export type Operations = Omit<operations, keyof Corrected> & Corrected
