/** A number of a product is no longer. */
const MAX_CHARACTERS = 20
/**
 * "Art.-Nr. 70001", "no 70001", "#70001". A text has one way through it: with two for a sign, eighty
 * signs before no number would take years.
 */
const SAID_BEFORE =
  /^(?=[a-z#])(?:art(?:ikel|icle)?|nr|no|nummer|number|item|sku|[\s.:#-])+(?=\d\d[\s\d]*\d)/

/** The typed product number, in the form in which numbers are compared. */
export function numberKeyOf(input: string): string {
  return input
    .trim()
    .toLowerCase()
    .replace(SAID_BEFORE, '')
    .replace(/[\s\p{Cf}]+/gu, '')
    .slice(0, MAX_CHARACTERS)
}
