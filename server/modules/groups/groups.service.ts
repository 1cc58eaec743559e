import type { Group, GroupForm } from '../../../src/domain/contract/group.contract.ts'
import { GROUPS_MAX } from '../../../src/domain/group.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { findLedGroup } from './group-access.ts'
import { countLedGroups, insertGroup, listLedGroups, renameGroup } from './groups.repository.ts'

export const createGroups = ({ audit, clock, db }: Platform) => ({
  list: (userId: number): Promise<Group[]> => listLedGroups(db, userId, clock.now()),

  make: async (tx: Tx, { name }: GroupForm, userId: number): Promise<Group> => {
    if ((await countLedGroups(tx, userId)) >= GROUPS_MAX) throw conflict('TOO_MANY_GROUPS')
    const id = await insertGroup(tx, userId, name, clock.now())
    await audit.record(tx, { action: 'group.made', actorId: userId, subject: `group:${id}`, details: { name } })
    return { id, name, members: 0, invited: 0 }
  },

  rename: (id: number, { name }: GroupForm, userId: number): Promise<Group> =>
    db.transaction(async (tx) => {
      const before = await findLedGroup(tx, userId, id)
      await renameGroup(tx, id, name)
      const details = { before: before.name, after: name }
      await audit.record(tx, { action: 'group.renamed', actorId: userId, subject: `group:${id}`, details })
      return found((await listLedGroups(tx, userId, clock.now())).find((group) => group.id === id))
    }),
})
