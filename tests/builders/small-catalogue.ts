import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aManufacturer,
  aProductRecord,
  type ImportRecords,
} from './import-records.ts'

const shaded = (number: string, shade: string, grossCents: number, stock = 20) =>
  aProductRecord(number, { options: { shade }, prices: [{ fromQuantity: 1, grossCents }], stock })

/**
 * A fabric in black (2.50 €) and olive (4.10 €, 3 left), and a buckle of another manufacturer (7.40
 * €).
 */
export function twoFabricsAndABuckle(): ImportRecords {
  return aCatalogue({
    manufacturers: [
      aManufacturer(),
      aManufacturer({
        key: 'smith',
        contact: { name: 'Schmiede', address: 'Weg 2', countryIso: 'AT', email: 's@s.example' },
      }),
    ],
    properties: [aGroup()],
    families: [
      aParentRecord('ripstop', { axes: ['shade'] }),
      aParentRecord('buckle', { position: 2, manufacturer: 'smith' }),
    ],
    articles: [
      shaded('70000', 'black', 250),
      shaded('70001', 'olive', 410, 3),
      aProductRecord('20100', { family: 'buckle', prices: [{ fromQuantity: 1, grossCents: 740 }] }),
    ],
  })
}
