import { orderFields } from './order-fields.ts'

/** Names of all form fields; the checkout loads only `orderFields`. */
export const fields = {
  ...orderFields,
  accountType: 'Art des Kontos',
  password: 'Passwort',
  currentPassword: 'Derzeitiges Passwort',
  newPassword: 'Neues Passwort',
  newPasswordConfirm: 'Neues Passwort wiederholen',
  acceptedDataProtection: 'Datenschutz',
  website: 'Bitte leer lassen',
  languageId: 'Sprache der E-Mails',
  title: 'Überschrift',
  text: 'Ihre Bewertung',
  points: 'Sterne',
  author: 'Angezeigter Name',
  name: 'Name',
  subject: 'Betreff',
  comment: 'Ihre Nachricht',
}
