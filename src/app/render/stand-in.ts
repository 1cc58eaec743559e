/** The file that hands over the entry's parts where the entry itself is in the page (scripts/tricks/entry-in-page.ts). */
export const standInOf = (entryFile: string): string => entryFile.replace(/([^/]*)\.js$/, 'in-page-$1.js')
