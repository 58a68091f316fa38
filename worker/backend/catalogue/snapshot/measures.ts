/** The value of a measure that a product does not have. */
export const ABSENT = 0xffffffff

/** Names of price measures; the space keeps them apart from keys of properties. */
export const GROSS_PRICE = 'price gross'
export const NET_PRICE = 'price net'
/** The longest piece in stock of goods by the metre, in sales units. */
export const LONGEST_PIECE = 'longest piece'
/** The price of a square metre of cloth, in tenths of a cent. */
export const GROSS_AREA_PRICE = 'area price gross'
export const NET_AREA_PRICE = 'area price net'
/** The weight of a square metre of cloth, as its property group says. */
export const AREA_WEIGHT = 'grammage'
/** The column of water that cloth holds back, likewise. */
export const HYDROSTATIC_HEAD = 'hydrostatic_head'
