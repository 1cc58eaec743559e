const latin = "'Overpass on Arial', 'Overpass on Roboto', 'Overpass on Noto', 'Overpass on DejaVu'"
const arabic = "'Arabic of the system'"

export const BODY_FONTS = `'Overpass Variable', ${latin}, 'Noto Sans Arabic Variable', ${arabic}, sans-serif`
/** Until ours have come. */
export const SYSTEM_FONTS = `${latin}, ${arabic}, sans-serif`
