/** The event that unmounts a hydrated island before its element is removed from the page. */
export const REMOVE_ISLAND = 'ripstop:remove-island'
