import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'

import { zipOf } from '../../../../server/platform/files/zip-writing.ts'
import type { CourseFileContent } from '../../../../src/domain/course/course-file-format.ts'

export type Entries = Readonly<Record<string, Uint8Array | string>>

export const digestOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex')

/** Entries as they are, in one archive. */
export const zipped = (entries: Entries): Promise<Buffer> =>
  buffer(
    zipOf(
      Object.entries(entries).map(([name, said]) => {
        const content = Buffer.from(said)
        return { name, size: content.length, read: async () => Readable.from([content]) }
      }),
    ),
  )

type Said = Readonly<{ name: string; size: number }>

/** Says of an entry that it is packed, and how large it is when it is not any more. */
export const saidPacked = (archive: Buffer, { name, size }: Said): Buffer => {
  const changed = Buffer.from(archive)
  const inIndex = changed.lastIndexOf(name) - 46
  changed.writeUInt16LE(8, inIndex + 10)
  changed.writeUInt32LE(size, inIndex + 24)
  return changed
}

/** The same with its text packed, as other programs write it. */
export const packed = async ({ 'course.json': text = '', ...rest }: Entries): Promise<Buffer> =>
  saidPacked(await zipped({ 'course.json': deflateRawSync(text), ...rest }), {
    name: 'course.json',
    size: Buffer.byteLength(text),
  })

/** What is in an archive of ours, whose entries are as they are. */
export const contentOf = (archive: Buffer): CourseFileContent => {
  const [begin, end] = [archive.indexOf('{'), archive.indexOf('\n}\n') + 2]
  return JSON.parse(archive.subarray(begin, end).toString()) as CourseFileContent
}
