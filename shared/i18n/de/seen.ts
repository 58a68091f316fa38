export const seen = {
  title: 'Zuletzt angesehen',
  wish: 'Merken, was ich ansehe',
  hint: 'Die Liste steht nur in diesem Browser, und nur solange der Haken gesetzt ist. Beim Abmelden wird sie gelöscht.',
  empty: 'Liste leeren',
}
