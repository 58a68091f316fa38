/** JSON object of a request; what is inside is foreign until a schema has read it. */
export type Input = Readonly<Record<string, unknown>>
