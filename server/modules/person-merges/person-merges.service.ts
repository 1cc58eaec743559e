import { createHash } from 'node:crypto'

import { inArray } from 'drizzle-orm'

import type {
  MergeCandidates,
  MergePeople,
  MergePerson,
  MergePreview,
  PeopleMerged,
} from '../../../src/domain/contract/person-merge.contract.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import type { Language } from '../../../src/domain/language.ts'
import { maskedEmail } from '../../../src/domain/masked-email.ts'
import {
  MERGE_FIELDS,
  MERGE_KINDS,
  mergeObstacle,
  rolesAfterMerge,
  type MergeObstacle,
  type MergeSide,
} from '../../../src/domain/person-merge.ts'
import { PERSON_FACTS } from '../../../src/domain/person-page.ts'
import { roleNamesOf } from '../../../src/domain/user-account.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dryRun } from '../../platform/db/dry-run.ts'
import { shownOf } from '../../platform/db/person.sql.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, refusedField } from '../../platform/refusal.ts'
import { normaliseEmail } from '../auth/email.ts'
import { findWholePerson } from '../people/person.repository.ts'
import { holdPeople, isOpenOwner, readPeople, type Person } from '../users/user-deeds.repository.ts'
import { createMergeLedger, keepSteps, listSteps } from './merge-ledger.ts'
import { countMoved, findClashes, holdStudents, type Clash } from './merge-survey.repository.ts'
import { undoEnd } from './merges-into.ts'
import { createMerging, type Sides } from './merging.ts'
import { asksForName, insertMerge, listAlike, lockMerge, markUndone, searchOthers } from './person-merges.repository.ts'
import { createUndoing } from './undoing.ts'

/** Of who is found or looks alike, so many are told. */
const CANDIDATES = 10

type Survey = Readonly<{ clashes: readonly Clash[]; preview: Omit<MergePreview, 'completes'> }>

const otherOwnersThan = (people: ReadonlyMap<number, Person>, userId: number): number =>
  [...people.values()].filter((person) => isOpenOwner(person) && person.userId !== userId).length

const rolesNow = (person: Person | undefined) => (person && person.user.deactivatedAt === null ? person.roles : [])

export const createPersonMerges = (platform: Platform) => {
  const { audit, clock, db, mail, settings } = platform
  const merging = createMerging(platform)
  const undoing = createUndoing(platform)

  const obstacleOf = async (
    query: Queryable,
    people: ReadonlyMap<number, Person>,
    doer: Caller,
    [stays, goes]: readonly [Person, Person],
  ): Promise<MergeObstacle | null> => {
    const accountOf = async ({ userId, user, roles }: Person) => ({
      userId,
      roles,
      isClosed: user.deactivatedAt !== null,
      isMerged: user.mergedIntoId !== null,
      asksForName: await asksForName(query, userId),
    })
    return mergeObstacle({
      doer: { userId: doer.userId, roles: rolesNow(people.get(doer.userId)) },
      stays: await accountOf(stays),
      goes: await accountOf(goes),
      otherOwners: otherOwnersThan(people, goes.userId),
    })
  }

  const presentPerson = async (query: Queryable, { userId, user, roles }: Person): Promise<MergePerson> => {
    const whole = found(await findWholePerson(query, userId))
    return {
      id: userId,
      ...shownOf(PERSON_FACTS, whole),
      agency: whole.agency,
      roles: roleNamesOf(roles),
      state: user.deactivatedAt === null ? 'active' : 'deactivated',
      isVerified: user.emailVerifiedAt !== null,
      memberSince: user.createdAt.toISOString(),
      lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    }
  }

  /** Both, held with whoever merges them; refuses what the rule of merges refuses. */
  const holdSides = async (tx: Tx, doer: Caller, staysId: number, goesId: number): Promise<Sides> => {
    const people = await holdPeople(tx, [staysId, goesId, doer.userId])
    const [stays, goes] = [found(people.get(staysId)), found(people.get(goesId))]
    const why = await obstacleOf(tx, people, doer, [stays, goes])
    if (why !== null) throw conflict('MERGE_REFUSED', { why })
    const profiles = await holdStudents(tx, [staysId, goesId])
    return {
      stays: { person: stays, student: profiles.get(staysId) },
      goes: { person: goes, student: profiles.get(goesId) },
    }
  }

  /** What there is to merge, and what it is known by: another by the time that it is done is asked about again. */
  const survey = async (tx: Tx, { stays, goes }: Sides, language: Language): Promise<Survey> => {
    const [ours, theirs] = [stays.student, goes.student]
    const clashes = ours && theirs ? await findClashes(tx, { stays: ours.id, goes: theirs.id }, language) : []
    const whose = ({ person, student }: Sides['stays']) => ({ userId: person.userId, studentId: student?.id ?? null })
    const counts = await countMoved(tx, whose(stays), whose(goes))
    const roles = rolesAfterMerge(stays.person.roles, goes.person.roles)
    const added = roleNamesOf(roles.filter((role) => !stays.person.roles.includes(role)))
    if (added.length > 0) counts.set('roles', added.length)
    const moved = MERGE_KINDS.flatMap((kind) => {
      const count = counts.get(kind) ?? 0
      return count === 0 ? [] : [{ kind, count }]
    })
    const [a, b] = [await presentPerson(tx, stays.person), await presentPerson(tx, goes.person)]
    const known = {
      // Neither when somebody was last here, nor what a course is called in whose language.
      people: [a, b].map((person) => Object.assign({}, person, { lastSignInAt: null })),
      clashes: clashes.map(({ clash }) => Object.assign({}, clash, { title: '' })),
      moved,
    }
    return {
      clashes,
      preview: {
        stays: a,
        goes: b,
        clashes: clashes.map(({ clash }) => clash),
        moved,
        total: moved.reduce((sum, { count }) => sum + count, 0),
        roles: added,
        fingerprint: createHash('sha256').update(JSON.stringify(known)).digest('hex'),
      },
    }
  }

  const titlesOf = async (query: Queryable, ids: readonly number[], language: Language): Promise<string[]> => {
    if (ids.length === 0) return []
    const rows = await query
      .select({ title: courses.title })
      .from(courses)
      .where(inArray(courses.id, [...ids]))
    return rows.map(({ title }) => title[language])
  }

  /** Both addresses are told, each in the language of its account. */
  const tell = async (
    tx: Tx,
    template: 'accountsMerged' | 'accountsParted',
    sides: Readonly<{ stays: Person['user']; goes: Person['user'] }>,
  ): Promise<void> => {
    const { stays, goes } = sides
    const names = { kept: maskedEmail(stays.email), gone: maskedEmail(goes.email) }
    const links = {
      signInLink: `${settings.publicUrl}/sign-in`,
      resetLink: `${settings.publicUrl}/forgot-password`,
      contactLink: `${settings.publicUrl}/contact`,
    }
    for (const { email, firstName, lastName, language } of [stays, goes]) {
      await mail.send(tx, {
        template,
        to: { name: `${firstName} ${lastName}`, address: email },
        language,
        data: { ...names, ...links },
      })
    }
  }

  const settledBy = (clashes: readonly Clash[], asked: MergePeople['settled']) => {
    const sides = new Map(asked.map(({ key, side }) => [key, side]))
    if (sides.size !== clashes.length || clashes.some(({ clash }) => !sides.has(clash.key))) {
      throw conflict('MERGE_CHANGED')
    }
    return ({ clash }: Clash): MergeSide => sides.get(clash.key) ?? clash.proposed
  }

  return {
    /** Who the other may be: who looks like the same person, or who is found by what was typed. */
    candidates: async (userId: number, search: string, caller: Caller): Promise<MergeCandidates> => {
      const rows =
        search.trim() === ''
          ? await listAlike(db, userId, CANDIDATES)
          : await searchOthers(db, userId, search, CANDIDATES)
      const people = await readPeople(db, [userId, caller.userId, ...rows.map(({ id }) => id)])
      const self = found(people.get(userId))
      const items: MergeCandidates['items'] = []
      for (const { id, alike } of rows) {
        const other = people.get(id)
        if (!other) continue
        const there = await obstacleOf(db, people, caller, [self, other])
        const obstacle = there === null ? null : await obstacleOf(db, people, caller, [other, self])
        items.push({
          person: await presentPerson(db, other),
          alike,
          obstacle: obstacle === null ? null : there,
        })
      }
      return { items }
    },

    /** What a merge would do: it is done, and rolled back. */
    preview: (caller: Caller, staysId: number, goesId: number, language: Language): Promise<MergePreview> =>
      dryRun(db, async (tx) => {
        const sides = await holdSides(tx, caller, staysId, goesId)
        const { clashes, preview } = await survey(tx, sides, language)
        const { completed } = await merging(tx, createMergeLedger(tx), sides, clashes, {
          fields: recordOf(MERGE_FIELDS, () => 'stays' as const),
          sideOf: ({ clash }) => clash.proposed,
        })
        return { ...preview, completes: await titlesOf(tx, completed, language) }
      }),

    /**
     * Makes one of two accounts. Refuses with 409 what the rule refuses (`MERGE_REFUSED`, with why) and what is not as
     * it was shown (`MERGE_CHANGED`); with 400 another address than that of the account that goes.
     */
    merge: async (tx: Tx, actor: Actor, staysId: number, asked: MergePeople): Promise<PeopleMerged> => {
      const { caller, language } = actor
      const sides = await holdSides(tx, caller, staysId, asked.goesId)
      const { clashes, preview } = await survey(tx, sides, language)
      if (preview.fingerprint !== asked.fingerprint) throw conflict('MERGE_CHANGED')
      const [stays, goes] = [sides.stays.person, sides.goes.person]
      if (normaliseEmail(asked.email) !== goes.user.email) {
        throw refusedField('email', textsIn(language).fields.otherAddress)
      }
      const ledger = createMergeLedger(tx)
      await merging(tx, ledger, sides, clashes, { fields: asked.fields, sideOf: settledBy(clashes, asked.settled) })
      const mergeId = await insertMerge(tx, {
        staysId,
        goesId: asked.goesId,
        goesRoles: goes.roles,
        reason: asked.reason,
        mergedById: caller.userId,
        mergedAt: clock.now(),
      })
      await keepSteps(tx, mergeId, ledger.steps)
      const { address, requestId } = actor
      const noted = { actorId: caller.userId, address, requestId }
      const { reason } = asked
      await audit.record(
        tx,
        {
          ...noted,
          action: 'user.merged',
          subject: `user:${staysId}`,
          details: { users: [asked.goesId], total: preview.total, reason },
        },
        {
          ...noted,
          action: 'user.mergedAway',
          subject: `user:${asked.goesId}`,
          details: { users: [staysId], reason },
        },
      )
      await tell(tx, 'accountsMerged', { stays: stays.user, goes: goes.user })
      return { id: mergeId, total: preview.total }
    },

    /**
     * Makes two of one again. Refuses with 409 a merge that was undone or is too old (`MERGE_OVER`), and one of which
     * something was changed since (`MERGE_TOUCHED`, with what).
     */
    undo: async (tx: Tx, actor: Actor, staysId: number, mergeId: number): Promise<void> => {
      const { caller, language } = actor
      const { goesId } = found(await lockMerge(tx, staysId, mergeId))
      const people = await holdPeople(tx, [staysId, goesId, caller.userId])
      const merge = found(await lockMerge(tx, staysId, mergeId))
      const now = clock.now()
      if (merge.undoneAt !== null || undoEnd(merge.mergedAt) <= now) throw conflict('MERGE_OVER')
      const [stays, gone] = [found(people.get(staysId)), found(people.get(goesId))]
      // Whoever gives their roles back does what giving them is.
      const back = { ...gone, roles: merge.goesRoles, user: { ...gone.user, mergedIntoId: null } }
      const why = await obstacleOf(tx, new Map([...people, [goesId, back]]), caller, [stays, back])
      if (why !== null && why !== 'closed' && why !== 'nameAsked' && why !== 'lastOwner') {
        throw conflict('MERGE_REFUSED', { why })
      }
      await holdStudents(tx, [staysId, goesId])
      const changed = await undoing(tx, await listSteps(tx, mergeId), {
        caller,
        language,
        reason: textsIn(stays.user.language).merges.undone,
      })
      if (changed.length > 0) throw conflict('MERGE_TOUCHED', { changed })
      await markUndone(tx, mergeId, { at: now, by: caller.userId })
      const noted = { action: 'user.mergeUndone', actorId: caller.userId } as const
      const { address, requestId } = actor
      await audit.record(
        tx,
        { ...noted, subject: `user:${staysId}`, address, requestId, details: { users: [goesId] } },
        { ...noted, subject: `user:${goesId}`, address, requestId, details: { users: [staysId] } },
      )
      await tell(tx, 'accountsParted', { stays: stays.user, goes: gone.user })
    },
  }
}
