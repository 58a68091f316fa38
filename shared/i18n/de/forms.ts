import { orderForms } from './order-forms.ts'
import { quantityErrors } from './quantity-errors.ts'

/** Field errors by kind, and the texts around a field; the checkout loads only `orderForms`. */
export const forms = {
  ...orderForms,
  ...quantityErrors,
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  emailsDiffer: 'Die E-Mail-Adressen stimmen nicht überein.',
  passwordWrong: 'Das Passwort ist falsch.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  privacy: 'Bitte nehmen Sie die Datenschutzerklärung zur Kenntnis.',
  trap: 'Bitte leer lassen.',
  between: ({ limit, least }: { readonly limit: number } & { readonly least?: number }) =>
    `Bitte geben Sie einen Wert von ${least} bis ${limit} ein.`,
  boolean: 'Bitte wählen Sie Ja oder Nein.',
  url: 'Bitte geben Sie eine gültige URL ein.',
}
