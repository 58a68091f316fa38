/** Where postal codes are made of digits alone. */
const DIGITS = /^(DE|AT|CH)$/

/**
 * Offers a phone's digits for the postal codes that have nothing else. Asked of the form itself: a
 * country comes from the session, a draft or a choice. Without script every key stays at hand.
 */
export function setKeyboards(form: HTMLFormElement, isoOf: Readonly<Record<string, string>>) {
  for (const country of form.querySelectorAll<HTMLInputElement>('[name$=countryId]')) {
    const zip = document.getElementById(country.id.replace('countryId', 'zipcode'))
    if (zip) zip.inputMode = DIGITS.test(isoOf[country.value] ?? '') ? 'numeric' : 'text'
  }
}
