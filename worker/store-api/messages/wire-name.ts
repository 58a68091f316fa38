/** The wire knows first and last names only: the last word is taken for the last name. */
export function wireName(name: string) {
  const words = name.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
