/**
 * The settings of a shop without a `shop.json`, which are those of the demo. A shop that sells for
 * real needs its own.
 */
export const DEMO_SETTINGS = {
  name: 'Ripstop',
  seller: {
    legalName: 'Ripstop Demo GmbH',
    street: 'Musterweg 7',
    zip: '01099',
    city: 'Dresden',
    vatId: 'DE000000000',
    phone: '+49 351 000 00 00',
    email: 'hallo@ripstop.example',
  },
  bank: {
    holder: 'Ripstop Demo GmbH',
    iban: 'DE00 0000 0000 0000 0000 00',
    bic: 'XXXXDE00XXX',
  },
  home: {
    title: {
      de: 'Nähen Sie Ihre Ausrüstung selbst.',
      en: 'Sew your own gear.',
    },
    lead: {
      de: 'Stoffe, Reißverschlüsse und Kleinteile für Tarp, Rucksack und Quilt. Auf 10 cm genau zugeschnitten, mit allen Messwerten.',
      en: 'Fabrics, zippers and small parts for tarps, backpacks and quilts. Cut to the nearest 10 cm, with all measured figures.',
    },
    description: {
      de: 'Technische Stoffe vom Meter, Reißverschlüsse, Schnallen, Gurtband und Schnittmuster für selbst genähte Ausrüstung.',
      en: 'Technical fabrics by the metre, zippers, buckles, webbing and sewing patterns for gear you sew yourself.',
    },
  },
  homeCountry: 'DE',
  taxRates: {
    DE: { standard: 1900, reduced: 700 },
    AT: { standard: 2000, reduced: 1000 },
    NO: { standard: 2500, reduced: 1500 },
  },
  deliveryCountries: ['DE', 'AT', 'CH'],
  hazardousCountries: ['DE', 'AT', 'CH'],
  pickup: { address: null, days: { de: 'Dienstag bis Freitag', en: 'Tuesday to Friday' } },
  payment: { prepaymentDays: 14, invoiceDays: 14, heldDays: 14 },
  packing: {
    cutOffHour: 12,
    holidays: {
      fixed: ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'],
      fromEaster: [-2, 1, 39, 50],
      weekdays: [{ weekday: 3, before: '11-23' }],
      dates: [],
    },
  },
  samples: { free: 5, most: 10, furtherCents: 100 },
}
