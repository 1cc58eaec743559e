/** The file that hands over a file's parts where that itself is in the page (scripts/tricks/files-in-page.ts). */
export const standInOf = (file: string): string => file.replace(/([^/]*)\.js$/, 'in-page-$1.js')
