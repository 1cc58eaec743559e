/** As what rows are saved: text whose cells commas part, or a workbook. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

export const USUAL_FORMAT = 'csv' satisfies SheetFormat
