/** The quantity field. Every island with such a field loads these texts, so keep them few. */
export const quantity = {
  quantity: 'Anzahl',
  lengthInMetres: 'Länge in Metern',
  less: ({ step }: { step: string }) => `${step} weniger`,
  more: ({ step }: { step: string }) => `${step} mehr`,
  pieces: ({ count }: { count: number }) => `${count} Stück`,
  sets: ({ count }: { count: number }) => (count === 1 ? '1 Set' : `${count} Sets`),
}
