import { ROLE } from '../../../src/domain/role.ts'
import type { RoleId } from '../../../src/domain/role.ts'

/**
 * Every container of files and who may read it by the `Authorization` header. A signed address opens any of
 * them to the person it was made for.
 */
export const CONTAINERS = {
  pictures: 'public',
  lessons: [ROLE.admin, ROLE.owner, ROLE.instructor, ROLE.master],
  certificates: [ROLE.admin, ROLE.owner],
  photos: [ROLE.admin, ROLE.owner],
  materials: [ROLE.admin, ROLE.owner, ROLE.instructor, ROLE.master],
  /** Names and signatures of people: opened by addresses of their class, which judge who may see it. */
  sheets: [],
} as const satisfies Readonly<Record<string, 'public' | readonly RoleId[]>>

export type Container = keyof typeof CONTAINERS

export const isContainer = (name: string): name is Container => Object.hasOwn(CONTAINERS, name)

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What a file may be, by the end of its name. Nothing here is a page or a script. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.docx': `${OFFICE}.wordprocessingml.document`,
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': `${OFFICE}.presentationml.presentation`,
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xlsx': `${OFFICE}.spreadsheetml.sheet`,
  '.zip': 'application/zip',
}

/** Whether a browser may open a file where it stands. Anything else is saved. */
export const isShownInPlace = (contentType: string): boolean =>
  /^(?:image|video)\/|^text\/vtt|^application\/pdf$/.test(contentType)

/** Lower-case letters, digits, dots and dashes; nothing that could leave its folder. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]{0,150}$/i.test(name) && !name.includes('..')
