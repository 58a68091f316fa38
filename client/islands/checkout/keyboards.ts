/** Countries whose postal codes are digits only. */
const DIGITS = /^(DE|AT|CH)$/

/**
 * Shows the number keyboard of phones for postal codes that are digits only. The country is read
 * from the form, as session, draft and shopper can set it. Without script the full keyboard stays.
 */
export function setKeyboards(form: HTMLFormElement, isoOf: Readonly<Record<string, string>>) {
  for (const country of form.querySelectorAll<HTMLInputElement>('[name$=countryId]')) {
    const zip = document.getElementById(country.id.replace('countryId', 'zipcode'))
    if (zip) zip.inputMode = DIGITS.test(isoOf[country.value] ?? '') ? 'numeric' : 'text'
  }
}
