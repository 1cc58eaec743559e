import { ROLE, type RoleId } from './role.ts'

/** Who adds materials and takes them away, and who reads them. */
export const MATERIAL_KEEPERS: readonly RoleId[] = [ROLE.admin, ROLE.owner]
export const MATERIAL_READERS: readonly RoleId[] = [...MATERIAL_KEEPERS, ROLE.instructor, ROLE.master]

/** Bytes of a material at most. */
export const MATERIAL_BYTES = 25 * 1024 * 1024

/** What a material may be: how its name ends, and whether a browser may show it in its place. */
export const MATERIAL_TYPES = {
  '.pdf': { isShown: true },
  '.docx': { isShown: false },
  '.pptx': { isShown: false },
  '.xlsx': { isShown: false },
  '.zip': { isShown: false },
  '.png': { isShown: true },
  '.jpg': { isShown: true },
} as const
export type MaterialEnding = keyof typeof MATERIAL_TYPES

export const MATERIAL_LIMITS = { title: 120, note: 400, downloadName: 120 } as const

const ALIKE: Readonly<Record<string, MaterialEnding>> = { '.jpeg': '.jpg' }

const isEnding = (text: string): text is MaterialEnding => Object.hasOwn(MATERIAL_TYPES, text)

/** How a file's name ends, in the one form; null for what is not taken. */
export const materialEndingOf = (fileName: string): MaterialEnding | null => {
  const at = fileName.lastIndexOf('.')
  const ending = at === -1 ? '' : fileName.slice(at).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const known = ALIKE[ending] ?? ending
  return isEnding(known) ? known : null
}

const SIGNS = /[\p{Cc}\p{Cf}"*/:<>?\\|]/gu

/** The name that a file is saved by: the one that it came with, without what no system takes, and the right ending. */
export const downloadNameOf = (fileName: string, ending: MaterialEnding): string => {
  // Some programs name a file by its path, one that ends in a separator too.
  const named = fileName.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''
  const at = named.lastIndexOf('.')
  const bare = (at > 0 ? named.slice(0, at) : named).replaceAll(SIGNS, ' ').replaceAll(/\s+/g, ' ').trim()
  const short = bare
    .replace(/^[.\s]+/, '')
    .slice(0, MATERIAL_LIMITS.downloadName - ending.length)
    .trim()
  return `${short === '' ? 'material' : short}${ending}`
}

/** What goes with a file on its way to the server, and what it is to become. */
export type MaterialUpload = Readonly<{
  fileName: string
  note: string
  to:
    | Readonly<{ kind: 'version'; materialId: number }>
    | Readonly<{ kind: 'material'; courseId: number; title: string }>
}>
