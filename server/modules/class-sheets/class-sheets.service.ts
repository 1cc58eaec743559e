import { randomUUID } from 'node:crypto'

import { SHEETS_MAX } from '../../../src/domain/class-sheet.ts'
import type { ClassSheet } from '../../../src/domain/contract/class-sheet.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { downloadNameOf, type MaterialEnding } from '../../../src/domain/material.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Actor } from '../../platform/actor.ts'
import { hasRole, type Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { steadyExpiry } from '../../platform/files/file-address.ts'
import type { ArrivedFile } from '../../platform/files/file-store.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, Refusal } from '../../platform/refusal.ts'
import { findTaughtClass, lockTaughtClass, type ClassRow } from '../classes/class-access.ts'
import { materialEnding } from '../materials/material-kind.ts'
import { countSheets, findSheet, insertSheet, listSheets, removeSheet } from './class-sheets.repository.ts'

const UPLOAD_LIMIT: Limit = { tries: 60, milliseconds: HOUR }
const SCANS: ReadonlySet<MaterialEnding> = new Set<MaterialEnding>(['.pdf', '.jpg', '.png'])

/** Scans of the sheets on which those who came to a class signed: what shows that it was held, and with whom. */
export const createClassSheets = ({ addresses, audit, clock, db, files, limits }: Platform) => {
  const listIn = async (query: Queryable, caller: Caller, classId: number): Promise<ClassSheet[]> => {
    await findTaughtClass(query, caller, classId)
    const expiresAt = steadyExpiry(clock.now())
    const seesRemoved = hasRole(caller, ROLE.admin, ROLE.owner)
    const rows = await listSheets(query, classId)
    return rows
      .filter(({ sheet }) => seesRemoved || sheet.removedAt === null)
      .map(({ sheet, firstName, lastName }) => ({
        id: sheet.id,
        downloadName: sheet.downloadName,
        bytes: sheet.bytes,
        addedAt: sheet.addedAt.toISOString(),
        addedBy: firstName === null ? null : `${firstName} ${lastName}`,
        isRemoved: sheet.removedAt !== null,
        url:
          sheet.removedAt === null
            ? addresses.sign(`/api/instructor-courses/${classId}/sheets/${sheet.id}/file`, caller.sessionId, expiresAt)
            : null,
      }))
  }

  const refuseFull = async (query: Queryable, classId: number): Promise<void> => {
    if ((await countSheets(query, classId)) >= SHEETS_MAX) throw conflict('TOO_MANY_SHEETS')
  }

  /** Nothing was signed for good before it is completed, and of a cancelled one nothing was. */
  const refuseUnheld = async (query: Queryable, { id, courseStatusId }: ClassRow): Promise<void> => {
    if (courseStatusId !== CLASS_STATUS.completed) throw conflict('ILLEGAL_TRANSITION')
    await refuseFull(query, id)
  }

  const note = (
    tx: Tx,
    { caller, address, requestId }: Actor,
    classId: number,
    action: 'class.sheetAdded' | 'class.sheetRemoved' | 'class.sheetRestored',
    name: string,
  ) =>
    audit.record(tx, {
      action,
      actorId: caller.userId,
      subject: `class:${classId}`,
      details: { name },
      address,
      requestId,
    })

  return {
    /** 404 for a class that is out of sight. Those that were removed are for who runs the programme. */
    list: (caller: Caller, classId: number): Promise<ClassSheet[]> => listIn(db, caller, classId),

    /** Before a file is taken: whether there is a place for it, and how often somebody has sent one. */
    admit: async ({ caller }: Actor, classId: number): Promise<void> => {
      await limits.take(`class sheet ${caller.userId}`, UPLOAD_LIMIT)
      await refuseUnheld(db, await findTaughtClass(db, caller, classId))
    },

    /** 415 for what is neither a PDF nor a picture by its content; 409 for a class that was not held, or has many. */
    add: async (
      tx: Tx,
      actor: Actor,
      classId: number,
      { fileName }: Readonly<{ fileName: string }>,
      arrived: ArrivedFile,
    ): Promise<ClassSheet[]> => {
      const { caller } = actor
      await refuseUnheld(tx, await lockTaughtClass(tx, caller, classId))
      const ending = await materialEnding(arrived.path, arrived.size)
      if (ending === null || !SCANS.has(ending)) throw new Refusal(415, 'UNSUPPORTED_TYPE')
      const stored = `${randomUUID()}${ending}`
      await arrived.keep('sheets', stored, tx)
      const downloadName = downloadNameOf(fileName, ending)
      await insertSheet(tx, {
        instructorCourseId: classId,
        fileName: stored,
        downloadName,
        bytes: arrived.size,
        addedById: caller.userId,
        addedAt: clock.now(),
      })
      await note(tx, actor, classId, 'class.sheetAdded', downloadName)
      return listIn(tx, caller, classId)
    },

    /** What was removed can be taken back for as long as it is kept; 409 where others have taken its place. */
    change: (
      actor: Actor,
      { classId, sheetId }: Readonly<{ classId: number; sheetId: number }>,
      isRemoved: boolean,
    ): Promise<ClassSheet[]> =>
      db.transaction(async (tx) => {
        await lockTaughtClass(tx, actor.caller, classId)
        const sheet = found(await findSheet(tx, classId, sheetId))
        if ((sheet.removedAt !== null) !== isRemoved) {
          if (!isRemoved) await refuseFull(tx, classId)
          await removeSheet(tx, sheetId, isRemoved ? clock.now() : null)
          await note(tx, actor, classId, isRemoved ? 'class.sheetRemoved' : 'class.sheetRestored', sheet.downloadName)
        }
        return listIn(tx, actor.caller, classId)
      }),

    /** The file of a scan, and the name that it is saved by; 404 for what is removed or out of sight. */
    open: async (caller: Caller, { classId, sheetId }: Readonly<{ classId: number; sheetId: number }>) => {
      await findTaughtClass(db, caller, classId)
      const sheet = found(await findSheet(db, classId, sheetId))
      const { fileName, downloadName } = found(sheet.removedAt === null ? sheet : null)
      return { file: found(await files.find('sheets', fileName)), downloadName }
    },
  }
}
