/** Bytes of a scan at most: some pages, as a telephone takes them. */
export const SHEET_BYTES = 25 * 1024 * 1024
/** Scans of one class at most. */
export const SHEETS_MAX = 10
/** How a scan's name ends; what it is, its content says. */
export const SHEET_ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png'] as const

/** Why a file that is chosen is not sent. */
export const sheetProblem = ({
  name,
  size,
}: Readonly<{ name: string; size: number }>): 'kind' | 'empty' | 'tooLarge' | null => {
  if (!SHEET_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return 'kind'
  if (size === 0) return 'empty'
  return size > SHEET_BYTES ? 'tooLarge' : null
}
