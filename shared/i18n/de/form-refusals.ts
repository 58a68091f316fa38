/** Refusals of a form that only the server writes. */
export const formRefusals = {
  rateLimit: ({ seconds }: { readonly seconds: number }) =>
    `Zu viele Anfragen. Bitte warten Sie ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`}, bevor Sie es erneut versuchen.`,
  rateLimited: 'Zu viele Anfragen. Bitte warten Sie etwas, bevor Sie es erneut versuchen.',
  unavailable:
    'Das hat gerade nicht geklappt. Ihre Angaben sind noch da, bitte versuchen Sie es gleich noch einmal.',
  refused: 'Das konnten wir so nicht annehmen. Bitte prüfen Sie Ihre Angaben.',
  tooFast: 'Das ging sehr schnell. Bitte senden Sie das Formular noch einmal.',
  again: 'Das Formular lag lange offen. Bitte senden Sie es noch einmal.',
}
