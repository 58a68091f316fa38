/** What a measure says of an article that has none. */
export const ABSENT = 0xffffffff

/** What figures of prices are called; no key of a property has a space. */
export const GROSS_PRICE = 'price gross'
export const NET_PRICE = 'price net'
/** Of goods by the metre: the longest that is there in one piece, in sales units. */
export const LONGEST_PIECE = 'longest piece'
/** Of cloth: what a square metre costs, in tenths of a cent. */
export const GROSS_AREA_PRICE = 'area price gross'
export const NET_AREA_PRICE = 'area price net'
/** Of cloth: what a square metre weighs, as its property group says. */
export const AREA_WEIGHT = 'grammage'
