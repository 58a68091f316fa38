/** Maximum length of a product number. */
const MAX_CHARACTERS = 20
/**
 * "Art.-Nr. 70001", "no 70001", "#70001". Each text has only one match path: with two paths per
 * character, eighty characters would take years.
 */
const SAID_BEFORE =
  /^(?=[a-z#])(?:art(?:ikel|icle)?|nr|no|nummer|number|item|sku|[\s.:#-])+(?=\d\d[\s\d]*\d)/

/** The normalized product number of an input, for comparison. */
export function numberKeyOf(input: string): string {
  return input
    .trim()
    .toLowerCase()
    .replace(SAID_BEFORE, '')
    .replace(/[\s\p{Cf}]+/gu, '')
    .slice(0, MAX_CHARACTERS)
}
