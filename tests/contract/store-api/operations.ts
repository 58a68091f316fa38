import type { components, operations } from '@shopware/api-client/store-api-types'

type Register = operations['register post /account/register']

/**
 * The official types, except that a form sends an address without the ids that the server gives it.
 */
export type Operations = Omit<operations, 'register post /account/register'> & {
  'register post /account/register': Omit<Register, 'body'> & {
    body: Readonly<Record<string, unknown>>
    response: components['schemas']['Customer']
  }
}
