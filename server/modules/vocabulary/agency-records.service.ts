import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import type { AgenciesAdded } from '../../../src/domain/contract/agency-import.contract.ts'
import type { AgencyRecord } from '../../../src/domain/contract/agency-records.list.ts'
import type { AgencyChange, AgencyForm, Merged, SeenAgency } from '../../../src/domain/contract/vocabulary.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTurn } from '../../platform/db/in-turn.ts'
import { LOCKS } from '../../platform/db/one-at-a-time.ts'
import { isDone } from '../../platform/meanwhile.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, refusedField } from '../../platform/refusal.ts'
import {
  changeAgency,
  findAgencyRecord,
  insertAgencies,
  isAgencyUsed,
  listAgencyNames,
  lockAgencies,
  lockUsesOf,
  mergeAgencies,
  removeAgency,
  type AgencyFields,
  type AgencyRow,
} from './agencies.repository.ts'
import { judgeAgencies } from './agency-import.ts'
import { agencyNameKey } from './agency-name.ts'
import { holdTotal, otherThan } from './merging.ts'

const orNone = (text: string): string | null => (text === '' ? null : text)

export const fieldsOf = ({ name, discipline, county, city }: AgencyForm): AgencyFields => ({
  name,
  discipline: orNone(discipline),
  county: orNone(county),
  city: orNone(city),
})

const factsOf = ({ name, discipline, county, city }: AgencyRow | AgencyFields) => ({ name, discipline, county, city })

/** As it is shown to whoever changes it. */
const seenOf = ({ name, discipline, county, city }: AgencyFields): SeenAgency => ({
  name,
  discipline: discipline ?? '',
  county: county ?? '',
  city: city ?? '',
})

export const createAgencyRecords = ({ audit }: Pick<Platform, 'audit'>) => {
  const note = (
    tx: Tx,
    { caller, address, requestId }: Actor,
    action: Extract<AuditAction, `agency.${string}`>,
    id: number,
    details: AuditDetails,
  ): Promise<void> =>
    audit.record(tx, { action, actorId: caller.userId, subject: `agency:${id}`, address, requestId, details })

  const refuseTaken = async (tx: Tx, name: string, language: Language, id: number | null): Promise<void> => {
    const wanted = agencyNameKey(name)
    const isTaken = (await listAgencyNames(tx)).some((one) => one.id !== id && agencyNameKey(one.name) === wanted)
    if (isTaken) throw refusedField('name', textsIn(language).fields.taken)
  }

  return {
    add: async (tx: Tx, actor: Actor, form: AgencyForm): Promise<{ id: number }> => {
      await inTurn(tx, LOCKS.agencies)
      await refuseTaken(tx, form.name, actor.language, null)
      const fields = fieldsOf(form)
      const [id] = await insertAgencies(tx, [fields])
      if (id === undefined) throw new Error('No agency was made')
      await note(tx, actor, 'agency.added', id, { after: fields })
      return { id }
    },

    /** Adds what is ready of a file, judged anew beside what there is by now. */
    bring: async (tx: Tx, actor: Actor, content: Uint8Array): Promise<AgenciesAdded> => {
      await inTurn(tx, LOCKS.agencies)
      const { preview, ready } = await judgeAgencies(content, await listAgencyNames(tx))
      const ids = ready.length === 0 ? [] : await insertAgencies(tx, ready.map(fieldsOf))
      if (ids.length > 0) {
        await audit.record(tx, {
          action: 'agency.imported',
          actorId: actor.caller.userId,
          subject: 'agencies',
          address: actor.address,
          requestId: actor.requestId,
          details: { count: ids.length },
        })
      }
      return { added: ids.length, left: preview.rows.length - ids.length }
    },

    change: async (tx: Tx, actor: Actor, id: number, { was, ...form }: AgencyChange): Promise<AgencyRecord> => {
      await inTurn(tx, LOCKS.agencies)
      const [held] = await lockAgencies(tx, [id])
      const before = factsOf(found(held))
      if (!isDone({ is: seenOf(before), was, wanted: form })) {
        await refuseTaken(tx, form.name, actor.language, id)
        const after = fieldsOf(form)
        await changeAgency(tx, id, after)
        await note(tx, actor, 'agency.changed', id, { before, after })
      }
      return found(await findAgencyRecord(tx, id))
    },

    remove: async (tx: Tx, actor: Actor, id: number): Promise<void> => {
      const [held] = await lockAgencies(tx, [id])
      const before = factsOf(found(held))
      if (await isAgencyUsed(tx, id)) throw conflict('IN_USE')
      await removeAgency(tx, id)
      await note(tx, actor, 'agency.removed', id, { before })
    },

    /** `total` is what was said to move; null asks. */
    merge: async (tx: Tx, actor: Actor, id: number, into: number, total: number | null): Promise<Merged> => {
      await inTurn(tx, LOCKS.agencies)
      await lockUsesOf(tx, id)
      const both = await lockAgencies(tx, [id, into])
      const held = found(both.find((one) => one.id === id))
      const other = otherThan(held, both, into)
      const moved = await mergeAgencies(tx, id, into)
      if (total !== null) holdTotal(moved, total)
      await note(tx, actor, 'agency.merged', into, { from: held.name, to: other.name, count: moved.total })
      return moved
    },
  }
}
