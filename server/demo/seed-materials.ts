import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { materials as materialTable, materialVersions } from '../platform/db/tables/materials.table.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { materials } from './content/materials.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

const FOLDER = fileURLToPath(new URL('./materials', import.meta.url))

/** `sign-in-sheet-v1.pdf` is saved as `sign-in-sheet.pdf`: the version is told beside it. */
const savedName = (file: string): string => file.replace(/-v\d+(?=\.pdf$)/, '')

/** What instructors teach with, each version a file of its own. */
export const seedMaterials = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { userIds }: SeededPeople,
  files: FileStore,
): Promise<void> => {
  const rows = await tx
    .insert(materialTable)
    .values(materials.map(({ course, title }) => ({ courseId: given(courses, course).id, title })))
    .returning({ id: materialTable.id })
  for (const [{ versions }, { id }] of pairUp(materials, rows)) {
    for (const [index, { file, day, note }] of versions.entries()) {
      const fileName = `${randomUUID()}.pdf`
      const { size } = await files.put('materials', fileName, join(FOLDER, file), tx)
      await tx.insert(materialVersions).values({
        materialId: id,
        version: index + 1,
        fileName,
        downloadName: savedName(file),
        bytes: size,
        note,
        uploadedById: given(userIds, 'demo-admin'),
        uploadedAt: dayAt(day),
      })
    }
  }
}
