/** A number of an article is no longer. */
const MOST_CHARACTERS = 20
/** "Art.-Nr. 70001", "no 70001", "#70001" */
const SAID_BEFORE =
  /^(?:(?:art(?:ikel|icle)?|nr|no|nummer|number|item|sku|#)[\s.:#-]*)+(?=\d\d[\s\d]*\d)/

/** The typed article number, in the form in which numbers are compared. */
export function numberKeyOf(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(SAID_BEFORE, '')
    .replace(/[\s\p{Cf}]+/gu, '')
    .slice(0, MOST_CHARACTERS)
}
