/** How a mail addresses somebody. */
export function nameOf(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}
