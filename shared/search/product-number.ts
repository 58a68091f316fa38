import { numberKey } from '#shared/domain/product-number.ts'

const MAX_CHARACTERS = 64
/**
 * "Art.-Nr. 70001", "no 70001", "#70001", "SKU: tee-100.b". Each text has only one match path: with
 * two paths per character, eighty characters would take years.
 */
const SAID_BEFORE =
  /^(?=[a-z#])(?:art(?:ikel|icle)?|nr|no|nummer|number|item|sku|[\s.:#-])+(?:(?=\d\d[\s\d]*\d)|(?<=[\s:#])(?=\w))/

/**
 * The keys of the numbers that an input may mean: all of it, and the part after words like "item
 * no.". A number may begin with such a word itself: "art-100".
 */
export function numberKeysOf(input: string): readonly string[] {
  const key = numberKey(input.trim())
  const keys = [key, key.replace(SAID_BEFORE, '')].map((each) =>
    each.replace(/[\s\p{Cf}]+/gu, '').slice(0, MAX_CHARACTERS),
  )
  return [...new Set(keys)]
}
