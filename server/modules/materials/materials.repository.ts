import { asc, desc, eq, max } from 'drizzle-orm'

import type { Queryable, Tx } from '../../platform/db/database.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { materials, materialVersions } from '../../platform/db/tables/materials.table.ts'

export const listMaterials = (query: Queryable) =>
  query
    .select({
      courseId: courses.id,
      courseTitle: courses.title,
      material: { id: materials.id, title: materials.title },
      version: materialVersions,
    })
    .from(materials)
    .innerJoin(courses, eq(courses.id, materials.courseId))
    .innerJoin(materialVersions, eq(materialVersions.materialId, materials.id))
    .where(eq(materials.isRetired, false))
    .orderBy(asc(courses.position), asc(courses.id), asc(materials.id), desc(materialVersions.version))

export type MaterialRow = Awaited<ReturnType<typeof listMaterials>>[number]

export const findVersion = async (query: Queryable, versionId: number) => {
  const [row] = await query
    .select({ version: materialVersions, isRetired: materials.isRetired })
    .from(materialVersions)
    .innerJoin(materials, eq(materials.id, materialVersions.materialId))
    .where(eq(materialVersions.id, versionId))
  return row
}

export const hasCourse = async (query: Queryable, courseId: number): Promise<boolean> =>
  (await query.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId))).length > 0

export const insertMaterial = async (tx: Tx, row: typeof materials.$inferInsert): Promise<number> => {
  const [kept] = await tx.insert(materials).values(row).returning({ id: materials.id })
  if (!kept) throw new Error('The material was not kept')
  return kept.id
}

export const findMaterial = async (query: Queryable, materialId: number) => {
  const [row] = await query.select().from(materials).where(eq(materials.id, materialId))
  return row
}

/** Held until the end of the transaction: versions of a material are counted one after the other. */
export const lockMaterial = async (tx: Tx, materialId: number) => {
  const [row] = await tx.select().from(materials).where(eq(materials.id, materialId)).for('update')
  return row
}

export const retireMaterial = async (tx: Tx, materialId: number, isRetired: boolean): Promise<void> => {
  await tx.update(materials).set({ isRetired }).where(eq(materials.id, materialId))
}

/** As the next version of a material that is held. */
export const insertVersion = async (
  tx: Tx,
  row: Omit<typeof materialVersions.$inferInsert, 'version'>,
): Promise<number> => {
  const [latest] = await tx
    .select({ version: max(materialVersions.version) })
    .from(materialVersions)
    .where(eq(materialVersions.materialId, row.materialId))
  const version = (latest?.version ?? 0) + 1
  await tx.insert(materialVersions).values({ ...row, version })
  return version
}
