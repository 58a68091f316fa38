/** Names of the sortings. Only the server renders them, so no island loads them. */
export const sortings = {
  topseller: 'Beliebteste zuerst',
  newest: 'Neueste zuerst',
  'name-asc': 'Name, A bis Z',
  'name-desc': 'Name, Z bis A',
  'price-asc': 'Preis, aufsteigend',
  'price-desc': 'Preis, absteigend',
  score: 'Beste Treffer zuerst',
  'weight-asc': 'Gewicht, aufsteigend',
  'weight-desc': 'Gewicht, absteigend',
  'area-price-asc': 'Preis je m², aufsteigend',
  'area-price-desc': 'Preis je m², absteigend',
}
