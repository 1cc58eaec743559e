/** What a file is, by its content type; labels and captions by what they are named for. */
export const FILE_KINDS = ['video', 'captions', 'labels', 'picture', 'document'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** In the trash it is gone after some days, unless something names it by then. */
export const FILE_STATES = ['kept', 'trashed'] as const
export type FileState = (typeof FILE_STATES)[number]
export const TRASH_DAYS = 30

/** What names files. */
export const FILE_USES = ['lesson', 'course', 'material', 'howTo'] as const
export type FileUse = (typeof FILE_USES)[number]
