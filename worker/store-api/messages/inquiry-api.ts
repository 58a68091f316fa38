import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Transport } from '../transport/call.ts'

/** The element of a layout whose receivers get the message, and the page with that layout. */
export type LayoutElement = Readonly<{ slotId: string; navigationId: string; entityName: string }>

/** An inquiry; `productId` is null if it is not about a product. */
export type NewInquiry = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly comment: string
  readonly productId: string | null
  readonly element?: LayoutElement | null
  /** A Shopware with default settings requires it. */
  readonly salutationId: string | null
}

export function inquiryApi(transport: Transport) {
  const post = (
    locale: Locale,
    { name, productId, element, salutationId, ...inquiry }: NewInquiry,
  ) =>
    transport({
      method: 'POST',
      path: '/contact-form',
      schema: z.unknown(),
      locale,
      body: {
        ...wireName(name),
        ...inquiry,
        ...(salutationId && { salutationId }),
        ...element,
        ...(productId && { entityName: 'product', navigationId: productId }),
      },
    })
  return {
    /** A Shopware may require two names. A single name gets a dash as the other one. */
    async send(locale: Locale, inquiry: NewInquiry) {
      const sent = await post(locale, inquiry)
      const wantsFirstName =
        !sent.ok &&
        sent.error.kind === 'refused' &&
        sent.error.errors.some(({ source }) => source?.pointer === '/firstName')
      return wantsFirstName && /^\S+$/.test(inquiry.name)
        ? post(locale, { ...inquiry, name: `– ${inquiry.name}` })
        : sent
    },
  }
}

/** The Store API has first and last names only. The last word becomes the last name. */
export function wireName(name: string) {
  const words = name.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
