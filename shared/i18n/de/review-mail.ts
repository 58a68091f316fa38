/** The mail that tells operators of a review. */
export const reviewMail = {
  subject: ({ number }: { number: string }) => `Neue Bewertung zu Artikel ${number}`,
  written: ({ author, points, number }: { author: string; points: number; number: string }) =>
    `${author} gibt Artikel ${number} ${points} von 5 Sternen:`,
  decide: ({ id }: { id: string }) =>
    `Freigeben: npm run shop -- reviews approve ${id} · Ablehnen: npm run shop -- reviews refuse ${id}`,
}
