import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import type { HowToOffer, HowToOffers } from '../../../src/domain/contract/how-to-offers.contract.ts'
import type {
  HowToChange,
  HowToForm,
  HowToOrder,
  HowToOrderBody,
  HowToVideo,
  SeenHowTo,
} from '../../../src/domain/contract/how-to.contract.ts'
import type { HowToRow } from '../../../src/domain/contract/how-to.list.ts'
import { CHANGED_MEANWHILE } from '../../../src/domain/contract/meanwhile.contract.ts'
import { HOW_TO_LIMITS, howToRolesOf, pagesKnown, type HowToSaid } from '../../../src/domain/how-to.ts'
import { LANGUAGES, type Language, type Localized } from '../../../src/domain/language.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { createHowToFiles, type HowToFiles } from './how-to-files.ts'
import { mediaFor } from './how-to-media.ts'
import {
  changeHowTo,
  findHowTo,
  insertHowTo,
  lastPlace,
  listInOrder,
  listPublishedFor,
  lockAllHowTo,
  lockHowTo,
  orderHowTo,
  pageHowTo,
  stateOf,
  type HowToRecord,
} from './how-to.repository.ts'

const titleOf = ({ titleEn, titleTr, titleAr }: HowToForm): Localized => ({ en: titleEn, tr: titleTr, ar: titleAr })
const aboutOf = ({ aboutEn, aboutTr, aboutAr }: HowToForm): Localized => ({ en: aboutEn, tr: aboutTr, ar: aboutAr })

const has = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** What is said where a search found it: a part that has all of it, or the first that has some; in its own language. */
const saidAt = (transcript: readonly HowToSaid[], words: readonly string[], reader: Language): string | null => {
  const languages = [reader, ...LANGUAGES.filter((language) => language !== reader)]
  const said = languages.flatMap((language) => transcript.map(({ text }) => text[language]))
  return said.find((text) => has(text, words)) ?? said.find((text) => words.some((word) => has(text, [word]))) ?? null
}

const presentRow = (row: HowToRecord, search: string, language: Language): HowToRow => {
  const words = fold(search.trim())
    .split(/\s+/)
    .filter((word) => word !== '')
  const isInTitle = has(row.title[language], words)
  return {
    id: row.id,
    place: row.position,
    title: row.title[language],
    found: isInTitle ? null : saidAt(row.transcript, words, language),
    roles: [...row.roles],
    pages: pagesKnown(row.pages),
    seconds: row.video.seconds,
    captions: LANGUAGES.filter((one) => row.captions[one] !== null),
    state: stateOf(row),
    updatedAt: row.updatedAt.toISOString(),
  }
}

type Watching = Pick<Caller, 'sessionId'>

/** Videos on how the tasks of the staff are done: kept by administrators, offered to whom each is for. */
export const createHowTo = (platform: Platform) => {
  const { audit, clock, db } = platform
  const filesOf = createHowToFiles(platform)

  const note = (
    tx: Tx,
    { caller, address, requestId }: Actor,
    action: Extract<AuditAction, `howTo.${string}`>,
    id: number,
    details: AuditDetails,
  ): Promise<void> =>
    audit.record(tx, {
      action,
      actorId: caller.userId,
      subject: `howTo:${id}`,
      address,
      requestId,
      details,
    })

  const written = (form: HowToForm, files: HowToFiles) => ({
    ...files,
    title: titleOf(form),
    description: aboutOf(form),
    roles: [...new Set(form.roles)],
    pages: [...new Set(form.pages)],
    updatedAt: clock.now(),
  })

  const seenOf = (row: HowToRecord): SeenHowTo => ({
    revision: row.revision,
    titleEn: row.title.en,
    titleTr: row.title.tr,
    titleAr: row.title.ar,
    aboutEn: row.description.en,
    aboutTr: row.description.tr,
    aboutAr: row.description.ar,
    video: row.video.sources[0]?.name ?? '',
    poster: row.poster?.name ?? '',
    captionsEn: row.captions.en?.name ?? '',
    captionsTr: row.captions.tr?.name ?? '',
    captionsAr: row.captions.ar?.name ?? '',
    roles: [...row.roles],
    pages: pagesKnown(row.pages),
  })

  const present = (row: HowToRecord, { sessionId }: Watching, language: Language): HowToVideo => ({
    id: row.id,
    state: stateOf(row),
    ...seenOf(row),
    media: mediaFor(platform, row, { sessionId, language }),
  })

  /** What is refused of a form that was made of an older one is that: its files may be gone with those of the older. */
  const overtaken = (row: HowToRecord) => conflict(CHANGED_MEANWHILE, { is: seenOf(row) })

  const offered = (caller: Caller) => listPublishedFor(db, howToRolesOf(caller.roles))

  return {
    page: async (asked: ListAsked, language: Language): Promise<ListPage<HowToRow>> => {
      const { items, ...page } = await pageHowTo(db, asked, language)
      return { ...page, items: items.map(({ video }) => presentRow(video, asked.search, language)) }
    },

    read: async (id: number, caller: Watching, language: Language): Promise<HowToVideo> =>
      present(found(await findHowTo(db, id)), caller, language),

    /** What a form names, read and judged before anything is written. */
    filesOf,

    /** The same of one that is changed: 404 where it is not. */
    filesOfChange: async (id: number, form: HowToChange, language: Language): Promise<HowToFiles> => {
      const held = found(await findHowTo(db, id))
      return filesOf(form, held, language).catch((refused: unknown) => {
        throw held.revision === form.revision ? refused : overtaken(held)
      })
    },

    add: async (tx: Tx, actor: Actor, form: HowToForm, files: HowToFiles): Promise<{ id: number }> => {
      const all = await lockAllHowTo(tx)
      if (all.length >= HOW_TO_LIMITS.videos) throw conflict('TOO_MANY_HOW_TO')
      const id = await insertHowTo(tx, {
        ...written(form, files),
        position: (await lastPlace(tx)) + 1,
        createdAt: clock.now(),
        createdById: actor.caller.userId,
      })
      await note(tx, actor, 'howTo.added', id, { name: form.titleEn, after: { roles: form.roles } })
      return { id }
    },

    /** The files are those of `filesOfChange`. 409 `CHANGED_MEANWHILE`, with what is there now, where it is another than was seen. */
    change: async (
      tx: Tx,
      actor: Actor,
      id: number,
      { revision, ...form }: HowToChange,
      files: HowToFiles,
    ): Promise<void> => {
      const [held] = await lockHowTo(tx, [id])
      const before = found(held)
      if (before.revision !== revision) throw overtaken(before)
      await changeHowTo(tx, id, { ...written(form, files), revision: revision + 1 })
      const details = {
        before: { name: before.title.en, roles: before.roles },
        after: { name: form.titleEn, roles: form.roles },
      }
      await note(tx, actor, 'howTo.changed', id, details)
    },

    order: async (language: Language): Promise<HowToOrder> => ({
      items: (await listInOrder(db)).map((row) => ({ id: row.id, title: row.title[language], state: stateOf(row) })),
    }),

    /** All of it at once, as somebody saw it: where others changed it meanwhile nothing is done. */
    putInOrder: (actor: Actor, { was, ids }: HowToOrderBody): Promise<void> =>
      db.transaction(async (tx) => {
        await lockAllHowTo(tx)
        const is = (await listInOrder(tx)).map(({ id }) => id)
        // It is so already: whoever got no answer, and asks again, is told so.
        if (String(is) === String(ids)) return
        if (String(is) !== String(was)) throw conflict('HOW_TO_ORDER_CHANGED')
        if (ids.length !== is.length || !ids.every((id) => is.includes(id))) throw notFound()
        await orderHowTo(tx, ids)
        await audit.record(tx, {
          action: 'howTo.ordered',
          actorId: actor.caller.userId,
          address: actor.address,
          requestId: actor.requestId,
          details: { total: ids.length },
        })
      }),

    /** What is published for the caller's roles. */
    offers: async (caller: Caller, language: Language): Promise<HowToOffers> => ({
      items: (await offered(caller)).map(({ id, title, video, pages }) => ({
        id,
        title: title[language],
        seconds: video.seconds,
        pages: pagesKnown(pages),
      })),
    }),

    /** One of those; any other is not there. */
    offer: async (caller: Caller, id: number, language: Language): Promise<HowToOffer> => {
      const row = found((await offered(caller)).find((one) => one.id === id))
      return {
        id,
        title: row.title[language],
        about: row.description[language],
        media: mediaFor(platform, row, { sessionId: caller.sessionId, language }),
      }
    },
  }
}
