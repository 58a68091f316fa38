/** The value for a missing measure. */
export const ABSENT = 0xffffffff

/** Names of price measures. The space distinguishes them from property keys. */
export const GROSS_PRICE = 'price gross'
export const NET_PRICE = 'price net'
/** The longest piece of metre goods in stock, in sales units. */
export const LONGEST_PIECE = 'longest piece'
/** The price of a square metre of cloth, in tenths of a cent. */
export const GROSS_AREA_PRICE = 'area price gross'
export const NET_AREA_PRICE = 'area price net'
/** The weight of a square metre of cloth: the key of its property group. */
export const AREA_WEIGHT = 'grammage'
/** The hydrostatic head of cloth: the key of its property group. */
export const HYDROSTATIC_HEAD = 'hydrostatic_head'
