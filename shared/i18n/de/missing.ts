/** Messages for required fields without a value, by field name. */
export const missing = {
  firstName: 'Bitte geben Sie Ihren Vornamen ein.',
  lastName: 'Bitte geben Sie Ihren Nachnamen ein.',
  street: 'Bitte geben Sie Straße und Hausnummer ein.',
  zipcode: 'Bitte geben Sie die Postleitzahl ein.',
  city: 'Bitte geben Sie den Ort ein.',
  company: 'Bitte geben Sie die Firma ein.',
  phoneNumber: 'Bitte geben Sie Ihre Telefonnummer ein.',
}
