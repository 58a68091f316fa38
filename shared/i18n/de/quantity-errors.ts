/** Errors of a quantity by kind. */
export const quantityErrors = {
  number: 'Bitte geben Sie eine Zahl ein.',
  decimal: 'Bitte geben Sie eine Dezimalzahl ein.',
  whole: 'Bitte geben Sie eine ganze Zahl ein.',
  positive: 'Bitte geben Sie eine Menge über null ein.',
  tooMany: 'Diese Menge ist zu groß.',
}
