/** Units that follow a figure: "10 mm" is one thing, "10" and "mm" somewhere in a name are not. */
export const UNITS = ['mm', 'cm', 'm', 'g', 'kg', 'ml', 'l', 'den', 'denier', 'dtex', 'tex', 'oz']
