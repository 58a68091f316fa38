import { decimalFromCents } from '#shared/domain/money.ts'
import { FLAG_NAMES, type ListingFilters } from '#shared/domain/listing.ts'

export function filterFields(filters: ListingFilters) {
  const { manufacturers, properties, price, figures, flags, piece, rating } = filters
  const side = (name: 'min' | 'max') =>
    Object.fromEntries([...figures].map(([key, bounds]) => [key, bounds[name]]))
  return {
    ...(manufacturers.length > 0 && { manufacturer: manufacturers.join('|') }),
    ...(properties.length > 0 && { properties: properties.join('|') }),
    ...(price.min !== null && { 'min-price': decimalFromCents(price.min) }),
    ...(price.max !== null && { 'max-price': decimalFromCents(price.max) }),
    ...(figures.size > 0 && { 'min-property': side('min'), 'max-property': side('max') }),
    ...Object.fromEntries(flags.map((flag) => [FLAG_NAMES[flag].field, true])),
    ...(piece !== null && { 'min-piece': piece }),
    ...(rating !== null && { rating }),
  }
}
