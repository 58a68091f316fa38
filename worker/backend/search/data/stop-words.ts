/** Folded words that searches ignore, of both languages. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'der die das den dem des ein eine einen einem einer fur mit ohne zum zur zu aus von vom im in',
    'am an auf und oder als bei bis unter uber ab mindestens hochstens maximal ich suche brauche',
    'welche welcher welches welchen was wie wo gibt es ist sind mein meine meinen man',
    'a an the for with without to of from by on at in and or up under over below above least most',
    'less more than i need want which what how my is are do you have',
  ].flatMap((line) => line.split(' ')),
)
