/**
 * The areas whose words a guest's first page speaks, or what most open on it. Where the words of an area are is 70 bytes:
 * the entry names these, and those of every other come with the routes of all but the first pages
 * (`scripts/emit-words.ts` writes both).
 */
export const FIRST_AREAS = ['crashReport', 'home', 'settingsPanel', 'shell', 'toolbar'] as const

export type FirstArea = (typeof FIRST_AREAS)[number]
