export const recentlyViewed = {
  title: 'Zuletzt angesehen',
  wish: 'Angesehene Artikel merken',
  hint: 'Die Liste wird nur in diesem Browser gespeichert, solange der Haken gesetzt ist. Beim Abmelden wird sie gelöscht.',
  empty: 'Liste leeren',
}
