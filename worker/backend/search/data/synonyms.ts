/** Words that mean the same to who searches, in both languages. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['silnylon', 'silikonnylon', 'silicone nylon'],
  ['dyneema', 'uhmwpe', 'hochmodulpolyethylen'],
  ['cuben', 'verbundlaminat', 'composite laminate'],
  ['reißverschluss', 'zipper', 'zip', 'rv'],
  ['klett', 'klettband', 'hook and loop'],
  ['gurt', 'gurtband', 'webbing'],
  ['vlies', 'isolationsvlies', 'sheet insulation', 'wadding'],
  ['plane', 'tarpaulin', 'lkw-plane'],
  ['gestänge', 'zeltstange', 'tent pole'],
  ['hering', 'peg'],
  ['nahtband', 'seam tape'],
  ['nahtdichter', 'seam sealer'],
  ['steckschnalle', 'side-release buckle', 'buckle'],
  ['ripsband', 'grosgrain'],
  ['ösen', 'grommet', 'eyelet'],
]
